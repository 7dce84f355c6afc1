import { expect, test } from 'vitest';

import { badgeOf } from './use-messages.ts';

test.each([
  [undefined, ''],
  [{ mail: 0, message: 0, notice: 0 }, ''],
  [{ mail: 1, message: 2, notice: 3 }, '6'],
  [{ mail: 99, message: 0, notice: 0 }, '99'],
  [{ mail: 99, message: 0, notice: 1 }, '99+'],
])('%j shows as “%s”', (unread, badge) => {
  expect(badgeOf(unread)).toBe(badge);
});
