import { afterEach, expect, it, vi } from 'vitest';

import { draw, element, end, flow, path, start } from '../../../test/bpmn/draw.ts';
import { noEffects } from '../effects.ts';
import { parseModel } from '../model/parse.ts';
import { nobody } from '../people/people.ts';
import { Budget } from './budget.ts';
import { runTrial } from './trial-run.ts';
import type { Trial } from './trial-run.ts';

/** A process that makes hundreds of tasks whenever one of its steps is done. */
const many =
  '<multiInstanceLoopCharacteristics><loopCardinality>490</loopCardinality><completionCondition>${nrOfCompletedInstances > 0}</completionCondition></multiInstanceLoopCharacteristics>';
const xml = draw(
  'p',
  ...[
    start(),
    element('userTask', 'id="a"', many),
    element('exclusiveGateway', 'id="g" default="g-a"'),
    end(),
  ],
  ...[path('start', 'a', 'g', 'a'), flow('g', 'end', "outcome == 'rejected'")],
);

const tried = async (acts: Trial['acts'], budget = new Budget()) => {
  const [definition] = await parseModel(xml, 'refuse');
  const trial: Trial = {
    ...{ tenantId: '000000', drawn: { id: 'drawn', key: 'p', version: 1, definition: definition! } },
    ...{ deployed: () => Promise.resolve(null), starterId: 'me', starterDeptId: null, variables: {}, acts },
    ...{ now: new Date('2026-01-05T01:00:00Z'), effects: noEffects, people: nobody },
  };
  return runTrial(trial, budget);
};
const decide = (taskId: string) => ({ kind: 'decide' as const, taskId, outcome: 'approved', variables: {} });
const openIn = ({ tasks }: Awaited<ReturnType<typeof tried>>) =>
  tasks.filter(({ endedAt }) => endedAt === null).map(({ id }) => id);

afterEach(() => {
  vi.restoreAllMocks();
});

it('stops a trial run that keeps too many rows, and tells how far it came', async () => {
  const acts: ReturnType<typeof decide>[] = [];
  let outcome = await tried(acts);
  while (outcome.refusal === null && acts.length < 8) {
    acts.push(decide(openIn(outcome)[0]!));
    outcome = await tried(acts);
  }
  expect(acts.length).toBeGreaterThan(0);
  expect(outcome).toMatchObject({ refusal: { code: 'workflow.trialTooLong' }, status: 'running' });
  expect(openIn(outcome)).not.toEqual([]);
});

it('stops a trial run of too many commands', async () => {
  const first = openIn(await tried([]))[0]!;
  const limits = { rows: 5000, commands: 2 };
  // The start and the claim; the decision is one more.
  const outcome = await tried([decide(first)], new Budget(limits));
  expect(outcome).toMatchObject({ refusal: { code: 'workflow.trialTooLong' }, status: 'running' });
  const whole = await tried([decide(first)], new Budget({ ...limits, commands: 3 }));
  expect(whole.refusal).toBeNull();
});

it('comes as far on a machine where everything takes minutes', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 60_000));
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 60_000));
  const first = openIn(await tried([]))[0]!;
  expect(await tried([decide(first)])).toMatchObject({ refusal: null, status: 'running' });
});

it('lets others be served before each command', async () => {
  let turns = 0;
  let isOver = false;
  const serve = () => {
    turns += 1;
    if (!isOver) setImmediate(serve);
  };
  setImmediate(serve);
  const first = openIn(await tried([]))[0]!;
  const before = turns;
  await tried([decide(first)]);
  isOver = true;
  // The start, the claim and the decision.
  expect(turns - before).toBeGreaterThanOrEqual(3);
});
