import { expect, it } from 'vitest';

import { withoutTarget } from './new-window.tsx';

it('a page in a window of its own keeps its filters and asks for no further window', () => {
  expect(withoutTarget('/policy/policyinfo', '?target=_blank&title=人才')).toBe(
    '/policy/policyinfo?title=%E4%BA%BA%E6%89%8D',
  );
  expect(withoutTarget('/wel/index', '?target=_blank')).toBe('/wel/index');
});
