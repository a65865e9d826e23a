import type { Page } from '@playwright/test';

// Words that are English and neither German nor French; names of people, rules and files are not looked at.
const ENGLISH =
  /\b(the|and|your|with|you|of|from|round|seat|table|play|player|places?|draw|waiting|bag|goods|coins|track|tracks|open|close|rules|score|rematch|replay|ready|pass|market|others|log|chat|undo|why|hint|language|account|sign)\b/gi;
// "Bot", "Chat" and the like are the same in all three; so are these in one of them.
const SHARED: Record<string, RegExp> = {
  de: /^(hand|name|log|chat|bot|pass)$/i,
  fr: /^(table|score|places?|question|options?|tracks?|replay|chat|log)$/i,
};

/** The English words that a page in another language still shows or says. */
export async function leftovers(page: Page, language: string): Promise<string[]> {
  const text = await page.evaluate(() => {
    const spoken: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement!;
      if (element.closest('[lang="en"], script, style, code')) continue;
      if (node instanceof Element)
        spoken.push(...['aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name) ?? ''));
      else spoken.push(node.textContent ?? '');
    }
    return spoken.filter(Boolean).join('\n');
  });
  return [...new Set(text.match(ENGLISH) ?? [])].filter((word) => !SHARED[language]!.test(word));
}
