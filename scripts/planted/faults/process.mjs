import { server, unit } from '../found-by.mjs';

const command = 'server/src/workflow/command.ts';
const effects = unit('server/src/workflow/effects.test.ts');
const drawn = server('server/test/journeys/drawn-process.test.ts');
const operations = server('server/test/journeys/operations/acts.test.ts');

/** Effects that processes name, and what runs by itself. */
export const processFaults = [
  {
    id: 'preconditions-before-effects',
    breaks: 'an effect is prepared for somebody whom a precondition refuses',
    file: command,
    find: 'for (const assertHolds of command.preconditions) assertHolds(state, call);',
    replace: '',
    foundBy: [effects],
  },
  {
    id: 'effect-runs',
    breaks: 'an effect is prepared and never runs',
    file: command,
    find: 'await prepared.run();',
    replace: '',
    foundBy: [effects],
  },
  {
    id: 'effect-permission',
    breaks: 'a candidate without the permission of an effect brings it about',
    file: 'server/src/workflow/adapters/area-effects.ts',
    find: 'effect.permission !== null && !may(context, effect.permission)',
    replace: 'effect.permission === undefined',
    foundBy: [drawn],
  },
  {
    id: 'effect-granted',
    breaks: 'somebody deploys an effect that he may not bring about himself',
    file: 'server/src/workflow/adapters/refuse-unknown.ts',
    find: 'if (!mayGrant(context, effect))',
    replace: 'if (mayGrant === undefined)',
    foundBy: [drawn],
  },
  {
    id: 'timer-lease',
    breaks: 'two servers run the same timer',
    file: 'server/src/workflow/adapters/timer-loop.ts',
    find: 'or(isNull(queue.lockedUntil), lte(queue.lockedUntil, now)),',
    replace: '',
    foundBy: [server('server/src/workflow/index.db.test.ts')],
  },
  {
    id: 'log-kept',
    breaks: 'the hourly job removes logs that a tenant wants to keep',
    file: 'server/src/modules/log/retention.ts',
    find: 'Math.max(leastDays, ...said.values())',
    replace: 'leastDays',
    foundBy: [server('server/src/modules/log/months.db.test.ts')],
  },
  {
    id: 'ops-skipped-effects',
    breaks: 'operations staff move a process past what they may not do themselves',
    file: 'server/src/workflow/adapters/operations/guarded-calls.ts',
    find: "if (authority === 'operator') await assertMaySkip(context, engine, input);",
    replace: '',
    foundBy: [operations],
  },
  {
    id: 'ops-own-case',
    breaks: 'operations staff intervene in a process of their own',
    file: 'server/src/modules/process/ops/as-operator.ts',
    find: 'return own.includes(ownerId) || own.includes(starterId);',
    replace: 'return own.length === 0;',
    foundBy: [operations],
  },
];
