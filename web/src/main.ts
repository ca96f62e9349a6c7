import { mount } from 'svelte';
import './look/tokens.css';
import './look/base.css';
import './look/surfaces.css';
import './look/panels.css';
import './look/bars.css';
import './look/picks.css';
import App from './App.svelte';
import { wordsAreHere } from './i18n';
import { keptFaces, loadFaces } from './look/faces';
import NotHere from './parts/NotHere.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
// Nothing is shown before the texts of the reader's language have arrived, so no other language flashes up.
void Promise.all([wordsAreHere(), keptFaces()])
  .then(
    () => mount(App, { target }),
    () => mount(NotHere, { target }),
  )
  // After the first paint, and after what the page itself fetches first.
  .then(() => requestAnimationFrame(() => setTimeout(() => void loadFaces(), 300)));
