import { afterEach, expect, it, vi } from 'vitest';

import { draw, element, end, flow, path, start } from '../../../test/bpmn/draw.ts';
import { plainCalendar } from '../../kit/runtime/workdays.ts';
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

const tried = async (acts: Trial['acts'], budget = new Budget(), drawn = xml) => {
  const [definition] = await parseModel(drawn, 'refuse');
  const trial: Trial = {
    ...{ tenantId: '000000', drawn: { id: 'drawn', key: 'p', version: 1, definition: definition! } },
    ...{ deployed: () => Promise.resolve(null), starterId: 'me', starterDeptId: null, acts },
    variables: { large: '政'.repeat(2000) },
    ...{ now: new Date('2026-01-05T01:00:00Z'), effects: noEffects, people: nobody },
    fillIn: (_, { variables }) => Promise.resolve({ variables, derived: {}, unasked: [] }),
    workdays: () => Promise.resolve(plainCalendar),
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
  const limits = { rows: 5000, commands: 2, steps: 1_000_000 };
  // The start and the claim; the decision is one more.
  const outcome = await tried([decide(first)], new Budget(limits));
  expect(outcome).toMatchObject({ refusal: { code: 'workflow.trialTooLong' }, status: 'running' });
  const whole = await tried([decide(first)], new Budget({ ...limits, commands: 3 }));
  expect(whole.refusal).toBeNull();
});

/** A process with a script, behind its first step. */
const scripted = (lines: readonly string[]) =>
  draw(
    'p',
    ...[start(), element('userTask', 'id="a"')],
    element('scriptTask', 'id="s" scriptFormat="juel"', `<script>${lines.join(';')}</script>`),
    ...[element('userTask', 'id="b"'), end(), path('start', 'a', 's', 'b', 'end')],
  );
const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at));

it.each([
  ['reads a long expression', () => `x = 1${' + 1'.repeat(20)}`, { most: 60, fewer: 30 }],
  ['reads a large value', () => 'x = large', { most: 12, fewer: 6 }],
  ['keeps one more variable', (at: number) => `x${at} = 1`, { most: 80, fewer: 40 }],
])('stops a trial run within one command that often %s', async (_, line, { most, fewer }) => {
  const budget = () => new Budget({ rows: 5000, commands: 500, steps: 2000 });
  const begun = await tried([], budget(), scripted(['x = 1']));
  const acts = [decide(openIn(begun)[0]!)];
  const stopped = await tried(acts, budget(), scripted(lines(most, line)));
  expect(stopped).toMatchObject({ refusal: { code: 'workflow.trialTooLong' }, status: 'running' });
  expect((await tried(acts, budget(), scripted(lines(fewer, line)))).refusal).toBeNull();
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
