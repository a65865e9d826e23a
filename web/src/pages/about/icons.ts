// Who drew the icons; the same list as in CREDITS.md.

export const ICONS: Record<string, string[]> = {
  DarkZaitzev: ['big-gear'],
  Delapouite: ['sickle', 'black-knight-helm', 'sheep', 'rolled-cloth', 'rat', 'pay-money', 'shop', 'receive-money', 'cornucopia', 'barn', 'village', 'graduate-cap', 'church', 'sailboat', 'family-house', 'scroll-quill', 'greek-temple', 'bookshelf', 'rule-book', 'knight-banner', 'fishing', 'pitchfork', 'executioner-hood'],
  Lorc: ['anchor', 'anvil', 'scales', 'feather', 'wheat', 'cheese-wedge', 'grapes', 'open-book', 'swap-bag', 'hourglass', 'coffin', 'guarded-tower', 'cartwheel', 'wax-seal', 'crossed-swords', 'broadsword', 'candle-flame', 'laurels', 'crossed-chains', 'scroll-unfurled', 'prayer', 'linked-rings', 'sun', 'burning-book', 'domino-mask', 'arson', 'imprisoned', 'spanner', 'cloak-dagger', 'backstab', 'round-bottom-flask', 'gavel', 'compass'],
};
