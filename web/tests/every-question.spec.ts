import type { Page } from '@playwright/test';
import { nameOf } from '../src/i18n/cases';
import type { Ask, Module, Move } from '../src/types';
import { INVASION_QUESTIONS, proposed } from './invasion-questions';
import { Overlay } from './overlay';
import { table, untilAsked } from './person';
import { DUEL_QUESTIONS, PROSPERITY_QUESTIONS } from './board-questions';
import { PLAGUE_QUESTIONS } from './plague-questions';
import { expect, test } from './program';
import { QUESTIONS } from './questions';
import { begun, guest } from './quick';
import { due } from './rotation';
import { begin, laid } from './trade';
import { tradeQuestions } from './trade-questions';

/** Whatever can be pressed but sticks out of the screen, shows half its words, or lies below something else. */
async function hindered(page: Page, part: string): Promise<string[]> {
  return page.locator(part).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const scroll = part.getBoundingClientRect();
      return [...part.querySelectorAll<HTMLElement>('button')].flatMap((button) => {
        const box = button.getBoundingClientRect();
        const name = `${button.getAttribute('aria-label') ?? button.textContent?.trim()}`;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        // What scrolls is looked at where it is in sight.
        if (!box.width || y < scroll.top || y > scroll.bottom) return [];
        if (box.left < 0 || box.right > innerWidth + 0.5)
          return [`${name}: ${box.left.toFixed()} to ${box.right.toFixed()} of ${innerWidth}`];
        if (button.scrollWidth > button.clientWidth + 1) return [`${name}: its words are cut off`];
        const top = document.elementFromPoint(x, y);
        return top && (button.contains(top) || top.contains(button)) ? [] : [`${name}: below ${top?.className}`];
      });
    }),
  );
}

/** What systems ask. */
const OWN: Partial<Record<Module, Record<string, [Ask, Move[]]>>> = {
  plague: PLAGUE_QUESTIONS,
  duel: DUEL_QUESTIONS,
  prosperity: PROSPERITY_QUESTIONS,
  invasion: INVASION_QUESTIONS,
};
const SYSTEMS = (Object.keys(OWN) as Module[]).map((module) => [module]);

// What is asked is shown before all of it is in its place.
const softly = expect.configure({ soft: true, timeout: 3_000 });

for (const [language, locale] of due([
  ['en', 'en-GB'],
  ['de', 'de-DE'],
  ['fr', 'fr-FR'],
] as const)) {
  test.describe(language, () => {
    test.use({
      locale,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    } as object);

    // These boards never lie on one table; those of systems take turns.
    for (const modules of [['orders', 'intrigue'], ['trade_deeds'], ...due(SYSTEMS)] as Module[][]) {
      test(`on a phone nothing is cut off or covered, whatever ${modules.join(' and ')} ask, ${language}`, async ({
        page,
      }) => {
        test.setTimeout(240_000);
        await guest(page, 'Ada');
        const others = modules.includes('duel') ? [{ bot: 'easy' }] : [{ bot: 'easy' }, { bot: 'easy' }];
        const { id } = await laid(page, modules, ...others);
        await begin(page, id);
        const overlay = new Overlay(page, modules.includes('invasion') ? proposed : undefined);
        await overlay.begin();
        await page.goto(`/table/${id}`);
        await expect(table(page)).toBeAttached();
        await untilAsked(page);
        const all = Object.entries<[Ask, Move[]]>({ ...QUESTIONS, ...tradeQuestions(0) });
        const onTrade = ([, [ask]]: (typeof all)[number]) => nameOf(ask) === 'trade_deeds';
        const system = modules.find((module) => module in OWN);
        const questions = system
          ? Object.entries<[Ask, Move[]]>(OWN[system]!)
          : all.filter((one) => onTrade(one) === modules.includes('trade_deeds'));
        for (const [name, question] of questions) {
          await overlay.ask(question);
          for (const width of [360, 390]) {
            await page.setViewportSize({ width, height: 844 });
            await softly
              .poll(() => hindered(page, '.prompt, .choices, .panel, main > nav'), `${name} at ${width}`)
              .toEqual([]);
            await softly
              .poll(
                () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
                `${name} at ${width}: sideways`,
              )
              .toBeLessThanOrEqual(0);
          }
        }
      });
    }
  });
}

test('what a question is about can be clicked where it lies', async ({ page }) => {
  await guest(page, 'Ada');
  const id = await begun(page, { bot: 'easy' }, { bot: 'easy' });
  const overlay = new Overlay(page);
  await overlay.begin();
  await page.goto(`/table/${id}`);
  await expect(table(page)).toBeAttached();
  await untilAsked(page);
  const thing = (name: string) => page.locator(`[data-thing="${name}"]`);
  const strip = (seat: number) => page.locator(`.strip[data-at="player/${seat}"]`);
  const merchant = (seat: number) => page.locator(`[data-at="merchant/${seat}"]`);
  const town = (name: string) =>
    page.getByRole('region', { name: 'Map' }).getByRole('button', { name: new RegExp(`^${name}`) });

  await overlay.ask(QUESTIONS.harvest);
  await thing('store/wine').click();
  await overlay.ask(QUESTIONS.harvest);
  await thing('coins').click();
  await overlay.ask(QUESTIONS.lair);
  await thing('track/boatmen').click();
  await overlay.ask(QUESTIONS.lock);
  await thing('development').click();
  await overlay.ask(QUESTIONS.prairie);
  await strip(2).click();
  await overlay.ask(QUESTIONS.torture);
  await thing('bag').click();
  await overlay.ask(QUESTIONS.statue);
  await thing('market').click();
  await overlay.ask(QUESTIONS.quarry);
  await town('Blois').click();
  // What is bought lies in the supply, which opens by itself.
  await overlay.ask(QUESTIONS.vineyard);
  await thing('supply/wine').click();
  // One thing does not settle it: what is given, then what is taken.
  await overlay.ask(QUESTIONS.black_market);
  await thing('store/grain').click();
  await thing('supply/wool').click();
  // Whose merchant, by strip or by itself, then where to.
  for (const whose of [strip(1), merchant(1)]) {
    await overlay.ask(QUESTIONS.court);
    await whose.click();
    await expect(page.locator('.choices li button')).toHaveCount(3);
    await town('Montargis').click();
  }
  await overlay.ask(QUESTIONS.prairie);
  await expect(merchant(1)).toHaveAttribute('role', 'button');
  await merchant(1).focus();
  await page.keyboard.press('Enter');
  // A follower that was drawn is taken up and put on a space that glows for it.
  await overlay.ask(QUESTIONS.bathhouse);
  await page.getByRole('region', { name: 'Drawn' }).getByRole('button', { name: 'farmer' }).click();
  await page.locator('[data-space="village/farmer"]').click();

  await expect
    .poll(() => overlay.answers)
    .toEqual([
      { feed: 'wine' },
      { pay_coins: 5 },
      { advance: 'boatmen' },
      'develop',
      { demand: 2 },
      'give_follower',
      'to_market',
      { build_in: 'blois' },
      { buy: 'wine' },
      { swap: { give: 'grain', take: 'wool' } },
      ...Array.from({ length: 2 }, () => ({ displace: { victim: 1, to: 'montargis', by: 'road', take: 'wool' } })),
      { demand: 1 },
      { put: { follower: 'farmer', place: 'village', space: 'farmer', from: 'drawn' } },
    ]);
});

test('where nobody is asked for, a merchant or a station on the map opens the board of its owner', async ({ page }) => {
  await guest(page, 'Ada');
  const id = await begun(page, { bot: 'easy' });
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  const board = page.getByRole('dialog', { name: /^Board of/ });
  await page.locator('[data-at="merchant/1"]').click();
  await expect(board).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(board).toBeHidden();
  await page.locator('[data-at="merchant/1"]').focus();
  await page.keyboard.press('Enter');
  await expect(board).toBeVisible();
  // My own lies open already.
  await expect(page.locator('[data-at="merchant/0"]')).toHaveAttribute('role', 'img');
});
