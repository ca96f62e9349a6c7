// Tables by hand in a frame of the real size: dev/seven-dragons.html?fixture=late&language=fr&show=rules
import { mount } from 'svelte';
import '../src/look/tokens.css';
import '../src/look/base.css';
import Page from './SevenDragons.svelte';
import { setLanguage, type Language } from '../src/i18n/language.svelte';

const wanted = new URLSearchParams(location.search);
setLanguage((wanted.get('language') ?? 'en') as Language);
document.documentElement.dataset.scheme = wanted.get('scheme') ?? '';
mount(Page, { target: document.getElementById('app')!, props: { wanted } });
