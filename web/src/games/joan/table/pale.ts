// What the mark pointed at would write by itself, and what would be whole then: shown in pale ink before it is tapped.

import { bodyOf, nameOf, take } from '../../../i18n/cases';
import type { Ahead, BankRow, Facts, Good } from '../../../types/joan';
import { BANK_ROWS } from '../words/names';

export type Pale = {
  /** By row. */
  goods: number[];
  circled: number[];
  struck: number[];
  shields: number;
  spaces: number;
  /** `goods/wine`, `goods_column/2`, `coins/first`, `coins_column/1`, `deed/second`. */
  whole: Set<string>;
};

export function pale(ahead: Ahead | undefined, { warehouse }: Pick<Facts, 'warehouse'>): Pale {
  const found: Pale = {
    goods: warehouse.map(() => 0),
    circled: BANK_ROWS.map(() => 0),
    struck: BANK_ROWS.map(() => 0),
    shields: 0,
    spaces: 0,
    whole: new Set(ahead?.completes.map((one) => `${nameOf(one)}/${String(bodyOf(one))}`)),
  };
  for (const event of ahead?.brings ?? []) {
    take(event, {
      good: ({ good: one }: { good: Good }) => found.goods[warehouse.findIndex(({ good }) => good === one)]!++,
      coin: ({ row }: { row: BankRow }) => found.circled[BANK_ROWS.indexOf(row)]!++,
      paid: ({ row }: { row: BankRow }) => found.struck[BANK_ROWS.indexOf(row)]!++,
      shield: () => found.shields++,
      point: () => found.spaces++,
    });
  }
  return found;
}
