import { expect, it } from 'vitest';

import { flowRoutesOf } from './use-flow-routes.ts';

it('keys a flow route by the code and the key of its entry, and leaves out one that leads nowhere', () => {
  const routes = flowRoutesOf([
    { code: 'flow', dictKey: 'leave', remark: '/work/process/leave' },
    { code: 'flow', dictKey: 'trip', remark: null },
  ]);
  expect([...routes]).toEqual([['flow_leave', '/work/process/leave']]);
});
