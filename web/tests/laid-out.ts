// Looks at a table as it is laid out: what overlaps, is cut, wrapped, out of reach or too small for a finger.

import type { Page } from '@playwright/test';

/** Everything wrong with what is shown now; `touch` says that it is used by fingers. */
export const faults = (page: Page, touch: boolean): Promise<string[]> =>
  page.evaluate((touch) => {
    const found = new Set<string>();
    const SLACK = 1.5;
    const shown = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const boxOf = (one: Element | Range) => one.getBoundingClientRect();
    const name = (one: Element | null): string =>
      one === null
        ? ''
        : `${one.tagName.toLowerCase()}.${[...one.classList].filter((c) => !c.startsWith('s-') && !c.startsWith('svelte')).join('.')}`;
    const said = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30);
    const table = document.querySelector('main.table')!;
    const all = (selector: string, within: Element = table) => [...within.querySelectorAll(selector)].filter(shown);

    // What lies side by side must not lie on each other. Markers and hands are fanned on purpose.
    const ROWS =
      '.grid, .railed, .prompt, .prompt .buttons, .chips, .people, .ask, .board, .board > header, .goods, .purse, .stores, .places > ul, .card, .card h4, .spaces, .gives, .market > ul, .market, .books, nav.tabs, .others, .strip, .strip .row, .tracks, .track, .track li, .round, .rounds, .development, .log, .log .tabs';
    for (const row of all(ROWS)) {
      const children = [...row.children].filter(
        (one) => shown(one) && getComputedStyle(one).position !== 'absolute' && !one.matches('.unseen'),
      );
      for (const [n, one] of children.entries()) {
        const a = boxOf(one);
        if (a.width < 1 || a.height < 1) continue;
        for (const other of children.slice(n + 1)) {
          const b = boxOf(other);
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (wide > SLACK && high > SLACK)
            found.add(
              `${name(one)} (${said(one)}) lies on ${name(other)} (${said(other)}) in ${name(row)} by ${Math.round(wide)}×${Math.round(high)}`,
            );
        }
        // Nor stick out of what holds it, unless that scrolls.
        const box = boxOf(row);
        const { overflowX, overflowY } = getComputedStyle(row);
        if ((a.right > box.right + SLACK || a.left < box.left - SLACK) && overflowX === 'visible')
          found.add(
            `${name(one)} (${said(one)}) sticks out of ${name(row)} sideways by ${Math.round(Math.max(a.right - box.right, box.left - a.left))}`,
          );
        if ((a.bottom > box.bottom + SLACK || a.top < box.top - SLACK) && overflowY === 'visible')
          found.add(
            `${name(one)} (${said(one)}) sticks out of ${name(row)} by ${Math.round(Math.max(a.bottom - box.bottom, box.top - a.top))} in height`,
          );
      }
    }

    // Every word is there in full: inside of whatever cuts, and of the card, button or leaf it is written on.
    const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement!;
      if (!text || parent.closest('.unseen, svg, [role="log"], .mark, .follower') || !shown(parent)) continue;
      range.selectNodeContents(node);
      const box = boxOf(range);
      if (box.width < 1) continue;
      let scrolls = false;
      for (let one: Element | null = parent; one && one !== table; one = one.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(one);
        if (clipPath !== 'none') break;
        // What scrolls sideways on purpose says so: nothing in it is out of reach.
        if (one.matches('[data-sideways]')) break;
        const cuts =
          overflowX !== 'visible' ||
          one.matches('.card, .leaf, .chip, td, th') ||
          (one.matches('button') && !one.matches('h4 button'));
        const held = boxOf(one);
        scrolls ||= overflowY === 'auto' || overflowY === 'scroll';
        const aside = box.right > held.right + SLACK || box.left < held.left - SLACK;
        const below = !scrolls && (box.bottom > held.bottom + SLACK + 2 || box.top < held.top - SLACK - 2);
        if (cuts && (aside || below)) {
          found.add(`“${text.slice(0, 40)}” is cut by ${name(one)} (${aside ? 'sideways' : 'in height'})`);
          break;
        }
      }
    }

    for (const spaces of all('.spaces')) {
      const tops = new Set(
        [...spaces.querySelectorAll('.space')].map((one) => Math.round(boxOf(one).top + boxOf(one).height / 2)),
      );
      if (Math.max(...tops) - Math.min(...tops) > 1)
        found.add(`spaces of ${said(spaces.closest('.place')!.querySelector('h4')!)} are wrapped`);
      for (const one of spaces.querySelectorAll('.space')) {
        const { width } = boxOf(one);
        const least = spaces.children.length > 3 ? 10 : 23;
        if (width / Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom') || 1) < least)
          found.add(`a space of ${said(spaces.closest('.place')!.querySelector('h4')!)} is ${Math.round(width)} wide`);
      }
    }

    // Whatever can be pressed can be reached and hit.
    for (const button of all('button')) {
      const target = button.matches('.space, h4 button') ? button.closest('.place')! : button;
      let scrolls = false;
      for (let one = target.parentElement; one && one !== table; one = one.parentElement)
        scrolls ||= one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto';
      const box = boxOf(target);
      const inside =
        box.left >= -1 && box.right <= innerWidth + 1 && (scrolls || (box.top >= -1 && box.bottom <= innerHeight + 1));
      if (!inside)
        found.add(
          `${name(button)} (${said(button)}) is out of reach: ${Math.round(box.left)},${Math.round(box.top)}–${Math.round(box.right)},${Math.round(box.bottom)}`,
        );
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (
        inside &&
        !scrolls &&
        hit &&
        !target.contains(hit) &&
        !hit.contains(target) &&
        !hit.closest('.place')?.contains(button)
      )
        found.add(`${name(button)} (${said(button)}) lies under ${name(hit)}`);
      const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom') || 1);
      if (touch && Math.min(box.width, box.height) / zoom < 39.5)
        found.add(
          `${name(button)} (${said(button)}) is ${Math.round(box.width)}×${Math.round(box.height)}: too small for a finger`,
        );
    }
    if (document.documentElement.scrollWidth > innerWidth) found.add('the page is wider than the window');
    return [...found];
  }, touch);
