import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import { expect, test } from 'vitest';

import { stagesOf } from './stages.ts';

/** Steps a day apart, from the first of November. */
const steps = (...statuses: ApplicationState[]) =>
  statuses.map((status, index) => ({ status, at: `2026-11-${String(index + 1).padStart(2, '0')} 09:00:00` }));
const promised = { accept: '2026-11-09', review: '2026-12-20' };
const told = (...statuses: ApplicationState[]) =>
  stagesOf(steps(...statuses), promised).map(({ key, state, doneAt, promisedBy }) =>
    [key, state, doneAt?.slice(8, 10) ?? promisedBy].filter(Boolean).join(' '),
  );

test('a draft has none', () => {
  expect(told('draft')).toEqual([]);
});

test('a case tells what is done and what is promised', () => {
  expect(told('draft', 'submitted')).toEqual([
    'submit done 02',
    'accept current 2026-11-09',
    'review ahead 2026-12-20',
    'publicity ahead',
    'payment ahead',
  ]);
  expect(told('draft', 'submitted', 'accepted', 'reviewing', 'site_check').slice(1, 3)).toEqual([
    'accept done 03',
    'review current 2026-12-20',
  ]);
  expect(told('draft', 'submitted', 'accepted', 'reviewing', 'approved', 'publicising')[2]).toBe(
    'review done 05',
  );
});

test('a correction stays at the stage that asked for it', () => {
  expect(told('draft', 'submitted', 'supplement')[1]).toBe('accept current 2026-11-09');
  expect(told('draft', 'submitted', 'accepted', 'reviewing', 'supplement')[2]).toBe(
    'review current 2026-12-20',
  );
});

test('a paid case has every stage behind it, also where a payment came back', () => {
  const all = told(
    ...(['draft', 'submitted', 'accepted', 'reviewing', 'approved', 'publicising', 'objection'] as const),
    ...([
      'publicising',
      'pending_payment',
      'paying',
      'pay_failed',
      'pending_payment',
      'paying',
      'paid',
    ] as const),
  );
  expect(all).toEqual([
    'submit done 02',
    'accept done 03',
    'review done 05',
    'publicity done 09',
    'payment done 14',
  ]);
});

test.each([
  [['draft', 'submitted', 'not_accepted'], 1],
  [['draft', 'submitted', 'withdrawn'], 1],
  [['draft', 'submitted', 'accepted', 'reviewing', 'rejected'], 2],
  [['draft', 'submitted', 'accepted', 'reviewing', 'supplement', 'terminated'], 2],
  [['draft', 'submitted', 'accepted', 'reviewing', 'approved', 'publicising', 'objection', 'rejected'], 3],
] as const)('a case that ended early, %j, failed at its stage and promises nothing for it', (way, index) => {
  const stages = stagesOf(steps(...way), promised);
  expect(stages[index]).toMatchObject({ state: 'failed', doneAt: null, promisedBy: null });
  expect(stages.filter(({ state }) => state === 'current')).toEqual([]);
});
