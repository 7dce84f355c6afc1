import { readable, reasons, remarks } from '@policy/shared/contract/kit/readable.ts';
import { commentFile, mostCommentFiles, mostMentions } from '@policy/shared/contract/workflow/remarks.ts';
import { longestComment } from '@policy/shared/contract/workflow/task-acts.ts';
import { z } from 'zod';

import { isDataName } from './expressions/variable-limits.ts';

/** A name that somebody gives to a variable. */
export const variableName = z
  .string()
  .regex(/^[A-Za-z_]\w{0,79}$/)
  .refine(isDataName);

/** Values that a caller gives to the process; names are those of expressions. */
export const variables = readable(z.record(variableName, z.json())).default({});

/** What a person found besides his decision; the area of the case knows its form. */
export const findings = readable(z.record(z.string().max(40), z.json())).default({});

/** Whom a task is returned to: whom the process belongs to, the node before, or a node that was done. */
export const returnTarget = z.union([z.enum(['owner', 'previous']), z.object({ nodeId: z.string() })]);
export type ReturnTarget = z.output<typeof returnTarget>;

/** What a person says with his decision. */
export const comment = remarks(longestComment);

/** Why operations staff do what they do to a process of somebody. */
export const reason = reasons(longestComment);

/** What goes with a comment: files, and the people whom it mentions. Whoever calls the engine has checked both. */
export const beside = {
  attachments: z.array(commentFile).max(mostCommentFiles).default([]),
  mentionIds: z.array(z.string()).max(mostMentions).default([]),
};

/** Reads it from the input of any command; nothing goes with what a command does not take. */
export const besideOf = z.object(beside);
export type Beside = z.output<typeof besideOf>;

/** Who gets the steps that an act leads to, by their ids: each step says itself whether that may be chosen. */
export const chosen = { handlers: z.record(z.string().max(100), z.string().max(100)).default({}) };
/** Reads it from the input of any command; nobody is chosen where a command does not take it. */
export const chosenOf = z.object(chosen);

/** Key of an outcome. */
export const outcome = z.string().trim().min(1).max(40);

/** The task as the caller saw it. */
export const rev = z.int().optional();
