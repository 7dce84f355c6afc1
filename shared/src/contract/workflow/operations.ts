import { z } from 'zod';

import { named } from '../kit/named-schema.ts';
import { migrationProblems } from './migration.ts';
import { returnTargets } from './returning.ts';
import { instanceStatuses } from './status.ts';

/**
 * Why a process stands: it was suspended, a timer, a message or signal that came for it, or what a service task asks outside was
 * given up after its last try, a task is for nobody who is in use, or all of its tokens wait in joins for others that never come.
 */
export const standingKinds = ['suspended', 'timer', 'delivery', 'call', 'nobody', 'join'] as const;
export type StandingKind = (typeof standingKinds)[number];

/** One thing that a process stands by, with where and since when. */
export const standing = named(
  'Standing',
  z.object({
    kind: z.enum(standingKinds),
    nodeId: z.string().nullable(),
    nodeName: z.string().nullable(),
    taskId: z.string().nullable(),
    since: z.string().nullable(),
    /** What went wrong, where that was kept. */
    detail: z.string().nullable(),
  }),
);
export type Standing = z.output<typeof standing>;

/** A step of a process, and what operations staff may do with it now. */
export const operationsNode = named(
  'OperationsNode',
  z.object({
    nodeId: z.string(),
    nodeName: z.string(),
    nodeType: z.string(),
    /** Something of the process stands there. */
    isCurrent: z.boolean(),
    /** The task that was asked about may be returned there. */
    isBehind: z.boolean(),
    /** A token may be moved there. */
    isTarget: z.boolean(),
  }),
);
export type OperationsNode = z.output<typeof operationsNode>;

const json = z.record(z.string(), z.unknown());
const fieldPermission = z.object({
  access: z.enum(['hidden', 'read', 'edit']),
  required: z.boolean().nullish(),
});

/** A form as somebody is shown it: what stands in it, and what he may do with each field. */
export const askedForm = z.object({
  ...{ schema: json, uiSchema: json, values: json },
  permissions: z.record(z.string(), fieldPermission),
});

/** A way to decide a task, with the form that it asks for, where it asks for one. */
export const operationsTask = named(
  'OperationsTask',
  z.object({
    taskId: z.string(),
    rev: z.int(),
    /** Its node is done by several, each of whom may be one more or one fewer. */
    isSeveral: z.boolean(),
    /** To whom it may be returned beside a step. */
    backTo: z.array(z.enum(returnTargets)),
    /** Whoever returns it says what comes then; else its step does. */
    asksAfterwards: z.boolean(),
    /** What has to be filled in before it goes on: in the form of its process, and in that of its own step, which has a version. */
    forms: z.array(askedForm.extend({ version: z.int().nullable() })),
    buttons: z.array(
      z.object({
        buttonKey: z.string(),
        name: z.string(),
        consequence: z.string().nullable(),
        /** JSON Schema of what has to be filled in, and what stands there before. */
        fields: z.record(z.string(), z.unknown()).nullable(),
        values: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
);
export type OperationsTask = z.output<typeof operationsTask>;

/** What an act of operations on one row did: where its process stands, and the tasks that came of it. */
export const operationResult = named(
  'OperationResult',
  z.object({
    instanceId: z.string(),
    status: z.enum(instanceStatuses),
    taskIds: z.array(z.string()).readonly(),
  }),
);

/** Something that was done with a process, by whom, for whom and why. */
export const operationsEntry = named(
  'OperationsEntry',
  z.object({
    id: z.string(),
    action: z.string(),
    /** What its step calls it, where it is one of the step's own outcomes. */
    actionName: z.string().nullable(),
    text: z.string(),
    userName: z.string().nullable(),
    forName: z.string().nullable(),
    toNames: z.array(z.string()),
    nodeName: z.string().nullable(),
    time: z.string(),
  }),
);
export type OperationsEntry = z.output<typeof operationsEntry>;

/** What begins processes: a time, or a message or signal that came. */
export const startKinds = ['timer', 'message', 'signal'] as const;
export type StartKind = (typeof startKinds)[number];

/** A start that was given up after its last try, so that there is no process: of which version, at which event, and why. */
export const operationsStart = named(
  'OperationsStart',
  z.object({
    id: z.string(),
    processDefinitionKey: z.string(),
    processDefinitionName: z.string(),
    version: z.int(),
    category: z.string().nullable(),
    kind: z.enum(startKinds),
    nodeName: z.string(),
    /** When it was to begin. */
    dueTime: z.string().nullable(),
    /** What went wrong, in the reader's language where it was a rule that refused. */
    detail: z.string().nullable(),
    /** Nothing begins in its version for the time being. */
    isSuspended: z.boolean(),
  }),
);
export type OperationsStart = z.output<typeof operationsStart>;

/** A variable of a process as it is kept. */
export const operationsVariable = named(
  'OperationsVariable',
  z.object({ name: z.string(), value: z.unknown(), size: z.int() }),
);
export type OperationsVariable = z.output<typeof operationsVariable>;

/** The variables of a process, and which state of it they are of: whoever changes one says it. */
export const operationsVariables = named(
  'OperationsVariables',
  z.object({ rev: z.int(), variables: z.array(operationsVariable) }),
);
export type OperationsVariables = z.output<typeof operationsVariables>;

/** What a process would meet in another version, node by node. */
export const migrationStep = named(
  'MigrationStep',
  z.object({ nodeId: z.string(), name: z.string(), problem: z.enum(migrationProblems).nullable() }),
);

/** What became of one process that was to go on in another version, or what would: with the nodes that stand in the way. */
export const migrationResult = named(
  'MigrationResult',
  z.object({
    id: z.string(),
    ok: z.boolean(),
    msg: z.string().nullable(),
    steps: z.array(migrationStep),
  }),
);
export type MigrationResult = z.output<typeof migrationResult>;

/** Most rows that operations staff act on in one go. */
export const mostOperations = 100;
