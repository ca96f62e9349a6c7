// One table in a frame of the real size, without a server:
// dev/board.html?game=seven-dragons&fixture=late&language=fr&scheme=dark&show=rules (or score; &grey without colour)
import { mount } from 'svelte';
import '../src/look/tokens.css';
import '../src/look/base.css';
import '../src/look/surfaces.css';
import '../src/look/panels.css';
import '../src/look/bars.css';
import '../src/look/picks.css';
import { loadGame } from '../src/games/registry';
import { setLanguage, type Language } from '../src/i18n/language.svelte';
import { loadFaces } from '../src/look/faces';
import Board from './Board.svelte';
import { books } from './books';

const wanted = new URLSearchParams(location.search);
await setLanguage((wanted.get('language') ?? 'en') as Language);
document.documentElement.dataset.scheme = wanted.get('scheme') ?? '';
// `&local` keeps the local faces, as before the first paint.
if (!wanted.has('local')) await loadFaces();
const id = wanted.get('game') ?? '';
const book = books[id];
const target = document.getElementById('app')!;
if (book) {
  // Loads the code for all fixtures, as scripts switch between them.
  for (const options of Object.values(book.optionsOf ?? {})) await loadGame(id, options);
  mount(Board, { target, props: { game: await loadGame(id, book.options), book, wanted } });
} else target.textContent = `?game= one of ${Object.keys(books).join(', ')}`;
