import { mount } from 'svelte';
import './look/tokens.css';
import './look/base.css';
import './look/panels.css';
import './look/picks.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });
