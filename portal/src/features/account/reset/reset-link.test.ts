import { expect, it } from 'vitest';

import { linkIn } from './reset-link.ts';

const id = '0197a3b2-3c4d-4e5f-8a9b-0c1d2e3f4a5b';

it('a link carries the request and its proof', () => {
  expect(linkIn(`#${id}.${'a'.repeat(43)}`)).toEqual({ id, proof: 'a'.repeat(43) });
});

it.each(['', '#', '#content', `#${id}`, `#${id}.short`, `#${id}.${'a'.repeat(43)}/../x`])(
  '“%s” carries none',
  (hash) => {
    expect(linkIn(hash)).toBeNull();
  },
);
