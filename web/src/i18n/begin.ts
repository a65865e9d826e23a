// Every file of tests that has a page begins in English, whatever language the one before it ended in: they share the page.

if (typeof localStorage !== 'undefined') (await import('./index.svelte')).tongue.choose('en');

export {};
