import { z } from 'zod';

import { readable } from '../kit/readable.ts';
import { jsonValue } from '../kit/shapes.ts';
import { instanceStatuses } from './status.ts';
import { buttonActs } from './task-acts.ts';

/** A decision that is thought of: what would come of it, with what has been filled in so far. */
export const nextStepsInput = z.object({
  taskId: z.uuid(),
  outcome: z.string().trim().max(40).default('approved'),
  /** What the button does that is thought of. */
  act: z.enum(buttonActs).default('complete'),
  /** The step that a rejection goes back to, where its handler picks one. */
  nodeId: z.string().max(100).optional(),
  variables: readable(z.record(z.string(), jsonValue)).default({}),
});

/** The start of a process that is thought of: what would come of it, with what has been filled in so far. */
export const startStepsInput = z.object({
  processDefKey: z.string().max(100),
  variables: readable(z.record(z.string().max(80), jsonValue)).default({}),
});

/** Somebody whom a step would reach: a person, or a role with its department where that is named. */
const reached = z.object({ name: z.string(), department: z.string().nullable() });

/** Among whom whoever acts may choose the handler of a step, by its id. */
const choice = z.object({
  nodeId: z.string(),
  people: z.array(z.object({ userId: z.string(), name: z.string() })),
});

/** Whom the next steps are given to, by the ids of the steps that let that be chosen. */
export const nextHandlers = z.record(z.string().max(100), z.uuid()).default({});

/** A task that a decision would lead to. */
export const nextStep = z.object({
  taskName: z.string(),
  /** It goes back to whoever the process belongs to. */
  isOwners: z.boolean(),
  /** It is somebody's at once; otherwise one of those it reaches claims it. */
  isGiven: z.boolean(),
  people: z.array(reached),
  /** Null where nobody chooses its handler. */
  choice: choice.nullable().default(null),
});

/** What a decision would lead to; nothing of it has happened. */
export const nextSteps = z.object({
  /** Why the decision would be refused as it stands, as a sentence; null where it would not. */
  refusal: z.string().nullable(),
  /** How the process would end by it; null while it goes on. */
  ends: z.enum(instanceStatuses).nullable(),
  steps: z.array(nextStep),
  /** What the process would wait for besides people. */
  waitsFor: z.array(z.string()),
});
export type NextSteps = z.output<typeof nextSteps>;
