import { expect, it, vi } from 'vitest';

import { draw, element, end, flow, path, start, userTask } from '../../../../test/bpmn/draw.ts';
import { readChecked } from './read-model.ts';

// The thread has a copy of its own: only what is worked out here would fail.
vi.mock(import('../../model/warnings.ts'), () => ({
  warningsOf: () => {
    throw new Error('worked out on the event loop');
  },
}));

it('what to look at again in a large document is worked out beside the event loop', async () => {
  const long = element('documentation', '', '长'.repeat(200_000));
  const asks = flow('start', 'a', "outcome == 'approved'");
  const xml = draw('p', long, start(), userTask('a'), end(), asks, path('a', 'end'));
  expect(await readChecked(xml)).toMatchObject([
    { definition: { key: 'p' }, warnings: { unknownOutcomes: ['start'], starvedJoins: [] } },
  ]);
});
