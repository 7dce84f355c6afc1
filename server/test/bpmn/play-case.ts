import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { Refusal } from '../../src/kit/runtime/errors.ts';
import { addInstances } from '../../src/workflow/commands/add-instances.ts';
import { complete } from '../../src/workflow/commands/complete.ts';
import { dispatch } from '../../src/workflow/commands/dispatch.ts';
import { fireTimer } from '../../src/workflow/commands/fire-timer.ts';
import { removeInstance } from '../../src/workflow/commands/remove-instance.ts';
import { start } from '../../src/workflow/commands/start.ts';
import { terminate } from '../../src/workflow/commands/terminate.ts';
import { trigger } from '../../src/workflow/commands/trigger.ts';
import type { Engine } from './engine.ts';
import type { CaseOutline, CaseStep, StepOf } from './case.ts';
import { stepsOf } from './case.ts';
import { observe } from './observe.ts';

type Player = { [Op in CaseStep['op']]: (step: StepOf<Op>, engine: Engine) => Promise<void> };

const tell = ({ op, name }: { op: 'signal' | 'message'; name: string }, engine: Engine) =>
  engine.tell({ kind: op, name });

const players: Player = {
  start: async ({ process, vars }, engine) => {
    await engine.run(start, { processKey: process, variables: asVariables(vars) });
    // What it told other processes reaches them after it.
    await engine.deliver();
  },
  complete: async ({ task, nth = 0, vars }, engine) => {
    const open = (await engine.openTasks(task))[nth];
    if (!open) throw new Error(`no open task ${task} #${nth}`);
    await engine.run(complete, { taskId: open.id, variables: asVariables(vars) });
    await engine.deliver();
  },
  expect: async (step, engine) => {
    const seen = await observe(engine, step);
    const { op: _op, ...expected } = step;
    if (!isDeepStrictEqual(seen, expected))
      throw new Error(`expected ${JSON.stringify(expected)}, saw ${JSON.stringify(seen)}`);
  },
  advanceClock: ({ seconds }, engine) => engine.advance(seconds),
  fireTimer: async ({ activity }, engine) => {
    const { jobs } = await engine.keeper.snapshot();
    const job = jobs.find((row) => activity === undefined || row.nodeId === activity);
    if (!job) throw new Error(`no timer ${activity ?? ''}`);
    await engine.run(fireTimer, { jobId: job.id });
  },
  trigger: async ({ activity: nodeId }, engine) => {
    const { executions } = await engine.keeper.snapshot();
    const waiting = executions.find((row) => row.nodeId === nodeId && row.kind === 'token');
    await engine.run(trigger, { instanceId: waiting?.instanceId ?? '', nodeId });
  },
  terminate: async ({ process }, engine) => {
    const { instances } = await engine.keeper.snapshot();
    const running = instances.find((row) => row.processKey === process && row.status === 'running');
    await engine.run(terminate, { instanceId: running?.id ?? '', comment: 'terminated by the case' });
  },
  signal: tell,
  message: tell,
  move: async ({ from, to }, engine) => {
    const { executions } = await engine.keeper.snapshot();
    const instanceId = executions.find((row) => from.includes(row.nodeId))?.instanceId ?? '';
    await engine.run(dispatch, { instanceId, from, to, comment: 'moved by the case' });
  },
  addMultiInstance: async ({ activity: nodeId, scopeNth: nth = 0 }, engine) => {
    const { executions } = await engine.keeper.snapshot();
    const instanceId = executions.find((row) => row.nodeId === nodeId)?.instanceId ?? '';
    const comment = 'added by the case';
    await engine.run(addInstances, { instanceId, nodeId, nth, items: [null], comment });
  },
  deleteMultiInstance: async ({ task, nth = 0, completed = false }, engine) => {
    if (completed) throw new Error('an instance that counts as completed is completed');
    const taskId = (await engine.openTasks(task))[nth]?.id ?? '';
    await engine.run(removeInstance, { taskId, comment: 'removed by the case' });
  },
};

const asVariables = (vars: unknown) => (typeof vars === 'object' && vars !== null ? { ...vars } : {});

const play = <Op extends CaseStep['op']>(op: Op, step: StepOf<Op>, engine: Engine) =>
  players[op](step, engine);

/** Deploys the files of a case and plays its steps; throws at the first that does not hold. */
export async function playCase(folder: string, played: CaseOutline, engine: Engine): Promise<void> {
  for (const file of played.files) await deploy(readFileSync(join(folder, file), 'utf8'), engine);
  for (const [index, step] of stepsOf(played).entries()) {
    const at = `step ${index + 1} (${step.op})`;
    if ('fails' in step && step.fails === true) await playRefused(step, engine, at);
    else await playAccepted(step, engine, at);
  }
}

/** The engine would not run a case's process, and says so before it starts. */
export class RefusedAtDeployment extends Error {}

/** An expression that other engines refuse when they meet it, ours refuses here: no start of it will succeed. */
async function deploy(xml: string, engine: Engine): Promise<void> {
  await engine.deploy(xml).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    if (!error.code.startsWith('workflow.expression')) throw new RefusedAtDeployment(describe(error));
  });
}

async function playAccepted(step: CaseStep, engine: Engine, at: string): Promise<void> {
  try {
    await play(step.op, step, engine);
  } catch (error) {
    throw new Error(`${at}: ${describe(error)}`, { cause: error });
  }
}

/** The step must be refused, and nothing may have changed. */
async function playRefused(step: CaseStep, engine: Engine, at: string): Promise<void> {
  const before = await engine.keeper.snapshot();
  const outcome: unknown = await play(step.op, step, engine).catch((error: unknown) => error);
  if (!(outcome instanceof Refusal))
    throw new Error(`${at}: should have been refused, but ${describe(outcome)}`);
  if (!isDeepStrictEqual(await engine.keeper.snapshot(), before))
    throw new Error(`${at}: refused, but something changed`);
}

/** A refusal with its facts, or whatever else happened. */
export function describe(outcome: unknown): string {
  if (outcome instanceof Refusal) return `${outcome.code} ${JSON.stringify(outcome.facts)}`;
  return outcome instanceof Error ? outcome.message : 'it went through';
}
