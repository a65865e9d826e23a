// The record book of whoever sits at this screen.

import type { RecordBook } from '../types';
import { get } from './request';

export const records = () => get<RecordBook>('/api/me/records');
