import { z } from 'zod';

/** To whom a task may be returned beside a named step: the step before, or whoever the process belongs to. */
export const returnTargets = ['previous', 'owner'] as const;
export type ReturnTarget = (typeof returnTargets)[number];

/** What comes after a return: everything from there on once more, or straight back to who returned it. */
export const afterReturns = ['again', 'straight'] as const;
export type AfterReturn = (typeof afterReturns)[number];

/**
 * What rejecting a step does, where its author says so: the process ends, or it is returned to whom it belongs, to the step
 * before, to one step in particular, or to one that its handler picks.
 */
export const rejectTargets = ['end', 'owner', 'previous', 'node', 'any'] as const;
export type RejectTarget = (typeof rejectTargets)[number];

/** A step to which a task may go back. */
export const backNode = z.object({ nodeId: z.string(), nodeName: z.string() });
export type BackNode = z.output<typeof backNode>;
