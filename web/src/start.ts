// The pages.

import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { nextTurn } from './shell/turns';

const target = document.getElementById('app')!;
// Reading all this was one piece of work, laying it out is another.
nextTurn(() => {
  target.replaceChildren();
  mount(App, { target });
});
