import { expect, it } from 'vitest';

import { expressionFor, fieldIn, kindOf } from './candidates.ts';
import type { Said } from './extensions.ts';

it.each<[Said, string]>([
  [{}, 'user'],
  [{ user: 'u1,u2' }, 'user'],
  [{ role: 'reviewer', department: 'd1' }, 'role'],
  [{ department: 'd1' }, 'department'],
  [{ post: 'clerk', department: 'd1' }, 'post'],
  [{ relation: 'initiator' }, 'initiator'],
  [{ leader: '3' }, 'leader'],
  [{ leaderOf: 'd1' }, 'leaderOf'],
  [{ duty: 'signer' }, 'duty'],
  [{ handlerOf: 'a' }, 'handlerOf'],
  [{ user: '${reviewer}' }, 'field'],
  [{ user: '${initiator}' }, 'expression'],
  [{ user: "${amount > 3 ? 'a' : reviewer}" }, 'expression'],
])('what a candidate says tells how it names people: %o', (said, kind) => {
  expect(kindOf(said, ['reviewer'])).toBe(kind);
});

it('a form field is written as an expression and read again', () => {
  expect(fieldIn(expressionFor('reviewer'))).toBe('reviewer');
});
