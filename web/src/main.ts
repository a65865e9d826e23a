import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

// A page that was open while the program was replaced asks for files that are gone: load the new ones, but not for ever.
const RELOADED = 'reloaded';
addEventListener('vite:preloadError', (event) => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 30_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  event.preventDefault();
  location.reload();
});

mount(App, { target: document.getElementById('app')! });
