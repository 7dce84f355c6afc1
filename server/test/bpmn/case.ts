import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const names = z.array(z.string());

const step = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('start'),
    process: z.string(),
    vars: z.json().optional(),
    fails: z.boolean().optional(),
  }),
  z.strictObject({
    op: z.literal('complete'),
    task: z.string(),
    nth: z.int().optional(),
    vars: z.json().optional(),
    fails: z.boolean().optional(),
  }),
  z.strictObject({
    op: z.literal('expect'),
    open: names.optional(),
    ended: z.boolean().optional(),
    openNames: names.optional(),
    openAssignees: names.optional(),
    waiting: names.optional(),
    timers: z.int().optional(),
    subscriptions: z.int().optional(),
    instances: z.int().optional(),
    vars: z.record(z.string(), z.json()).optional(),
  }),
  z.strictObject({ op: z.literal('advanceClock'), seconds: z.number() }),
  z.strictObject({
    op: z.literal('fireTimer'),
    activity: z.string().optional(),
    fails: z.boolean().optional(),
  }),
  z.strictObject({ op: z.literal('trigger'), activity: z.string(), fails: z.boolean().optional() }),
  z.strictObject({ op: z.literal('terminate'), process: z.string() }),
  z.strictObject({ op: z.enum(['signal', 'message']), name: z.string() }),
  z.strictObject({ op: z.literal('move'), from: names, to: names, fails: z.boolean().optional() }),
  z.strictObject({ op: z.literal('addMultiInstance'), activity: z.string(), scopeNth: z.int().optional() }),
  z.strictObject({
    op: z.literal('deleteMultiInstance'),
    task: z.string(),
    nth: z.int().optional(),
    completed: z.boolean().optional(),
  }),
]);

const outline = z.looseObject({ id: z.string(), files: z.array(z.string()), steps: z.array(z.unknown()) });

/** One case as the index states it; its steps are read when it is played. */
export type CaseOutline = z.output<typeof outline>;
export type CaseStep = z.output<typeof step>;
export type StepOf<Op extends CaseStep['op']> = Extract<CaseStep, { op: Op }>;

/** The group of a case is the first part of its id. */
export const groupOf = ({ id }: CaseOutline): string => id.split('/')[0] ?? '';

/** The cases of a folder. */
export function readCases(folder: string): readonly CaseOutline[] {
  const index: unknown = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return z.looseObject({ cases: z.array(outline) }).parse(index).cases;
}

/** The steps of a case; one that nobody knows fails the case, for nothing may be passed over. */
export const stepsOf = ({ steps }: CaseOutline): readonly CaseStep[] => z.array(step).parse(steps);
