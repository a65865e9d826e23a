// Shows that a table waits, also where no page is open. The server seals what it sends for this browser alone.

const WORDS = {
  en: ['It is your turn', 'Your table waits for your answer.'],
  de: ['Du bist dran', 'Dein Tisch wartet auf deine Antwort.'],
  fr: ['C’est à vous', 'Votre table attend votre réponse.'],
};

self.addEventListener('push', (event) => {
  const { table, link } = event.data.json();
  const [title, body] = WORDS[self.navigator.language.slice(0, 2)] ?? WORDS.en;
  // A table that waits again takes the place of what it said before.
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, icon: '/icon-192.png', data: link }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = new URL(event.notification.data, self.location.origin).pathname;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const here = pages.find((page) => new URL(page.url).pathname === path);
    return here ? here.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(open());
});
