// The pictures of Invasion: the City late in a game, and a proposal with its vote on a phone.

import { proposed, INVASION_QUESTIONS } from '../tests/invasion-questions';
import { Overlay } from '../tests/overlay';
import { lateIn, takeUp } from '../tests/past';
import { untilAsked } from '../tests/person';
import { expect, test } from '../tests/program';
import { guest } from '../tests/quick';
import { PHONE, take } from './take';

test('pictures of Invasion', async ({ page }) => {
  await guest(page, 'Ada');
  const id = await takeUp(page, lateIn('invasion-together'));
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await page.keyboard.press('d');
  await expect(page.getByTestId('city')).toBeVisible();
  await take(page, 'invasion');

  const overlay = new Overlay(page, proposed);
  await overlay.begin();
  await page.setViewportSize(PHONE);
  await page.reload();
  await untilAsked(page);
  await overlay.ask(INVASION_QUESTIONS['invasion.vote']);
  await expect(page.getByTestId('panel')).toBeVisible();
  await take(page, 'invasion-phone');
});
