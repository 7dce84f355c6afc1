import { describe, expect, it } from 'vitest';

import { topInFront } from './top-in-front.ts';

const top = (id: string, ...menuCodes: string[]) => ({ id, name: id, source: '', path: null, menuCodes });
const entries = [top('cases', 'claim', 'todo'), top('content', 'policy', 'todo'), top('system', 'user')];
const last = (chosen: string, page = '/elsewhere') => ({ chosen, page });
const at = (page: string, menu?: string) => ({ page, menu });

describe('the entry of the top bar in front', () => {
  it.each([
    [
      'holds the page that a search or an address leads to',
      last('cases'),
      at('/system/user', 'user'),
      'system',
    ],
    ['stays where it holds the page as well', last('content'), at('/process/todo', 'todo'), 'content'],
    ['stays on a page that no entry holds', last('system'), at('/wel/index'), 'system'],
    ['is the one chosen while this page is read', last('system', '/todo'), at('/todo', 'todo'), 'system'],
    ['is the first one that holds the first page', last(''), at('/process/todo', 'todo'), 'cases'],
    ['is the first one where nothing says more', last(''), at('/wel/index'), 'cases'],
    ['is one of those that are left', last('gone', '/todo'), at('/todo', 'policy'), 'content'],
  ])('%s', (_, ...[kept, visit, expected]) => {
    expect(topInFront(entries, kept, visit)).toBe(expected);
  });

  it('is none where the top bar has none', () => {
    expect(topInFront([], last('cases'), at('/wel/index'))).toBe('');
  });
});
