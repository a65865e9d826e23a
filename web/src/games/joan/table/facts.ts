// Everything printed, asked for once.

import { get } from '../../../api/request';
import { SCREENS } from '../../screens';
import type { Facts } from '../../../types/joan';

let asked: Promise<Facts> | undefined;

export function facts(): Promise<Facts> {
  asked ??= get<Facts>(SCREENS.joan.facts).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
