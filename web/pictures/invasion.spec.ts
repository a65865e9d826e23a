// The pictures of Invasion: the City late in a game, and a Donation that is voted on, on a phone.

import { lateIn, TOGETHER } from '../tests/past';
import { untilAsked } from '../tests/person';
import { expect, test } from '../tests/program';
import { guest } from '../tests/quick';
import { aRoundOn, PHONE, take } from './take';

test('pictures of Invasion', async ({ page, browser, baseURL }) => {
  await guest(page, 'Ada');
  await aRoundOn(page, lateIn('invasion-together', 0.7));
  await page.keyboard.press('d');
  await expect(page.getByTestId('city')).toBeVisible();
  await take(page, 'invasion');

  const ben = await (await browser.newContext({ baseURL, viewport: PHONE, locale: 'en-GB' })).newPage();
  await guest(ben, 'Ben');
  for (const [seat, one] of [page, ben].entries()) {
    await one.request.post(`/api/tables/${TOGETHER}/join`, { data: { seat } });
    await one.goto(`/table/${TOGETHER}`);
  }
  await untilAsked(page);
  for (const unit of ['Ben gains 3 development points', 'Verdigris receives 1 wine', 'Folium receives 3 coins'])
    await page.getByTestId('panel').getByRole('button', { name: unit, exact: true }).click();
  await untilAsked(ben);
  // The bots have voted before somebody has read it.
  await expect(ben.getByTestId('panel')).toContainText('agrees');
  await take(ben, 'invasion-phone');
});
