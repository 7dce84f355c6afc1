import { z } from 'zod';

import { named } from '../kit/named-schema.ts';
import { readable } from '../kit/readable.ts';
import { jsonValue } from '../kit/shapes.ts';
import { askedForm } from '../workflow/operations.ts';
import { fieldAccesses, instanceStatuses } from '../workflow/status.ts';
import { longestDiagram, longestModelKey } from '../entities/process-design/process-model.ts';

/** So many acts can be tried in one run. */
export const mostTrialActs = 100;

const values = readable(z.record(z.string().max(80), jsonValue)).default({});

/** Ways to hand a task on without deciding it. */
export const trialHandings = ['transfer', 'delegate', 'signBefore', 'signParallel', 'signAfter'] as const;
export type TrialHanding = (typeof trialHandings)[number];

/** What is tried: a task is decided, handed on or given back, or what is waited for happens. */
export const trialAct = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('decide'),
    taskId: z.string().max(40),
    outcome: z.string().max(40),
    /** Who decides; without him it is whom the task is for, or who tries the process out. */
    by: z.uuid().nullish(),
    variables: values,
  }),
  z.object({
    ...{ kind: z.literal('hand'), taskId: z.string().max(40), how: z.enum(trialHandings) },
    /** To whom it is given, or who signs it besides its holder. */
    to: z.uuid(),
    by: z.uuid().nullish(),
  }),
  /** Whoever works on a delegated task gives it back to its owner. */
  z.object({ kind: z.literal('giveBack'), taskId: z.string().max(40) }),
  z.object({
    ...{ kind: z.literal('happen'), waitId: z.string().max(60) },
    /** What a call is answered with; nothing leaves in a trial. */
    values,
  }),
]);
export type TrialAct = z.output<typeof trialAct>;

/** A drawn process with what somebody does in it, from its start on. */
export const trialInput = z.object({
  modelKey: z.string().max(longestModelKey),
  xml: z.string().max(longestDiagram),
  /** Who starts it; the caller where nobody is named. */
  starter: z.uuid().nullish(),
  variables: values,
  acts: z.array(trialAct).max(mostTrialActs).default([]),
});
export type TrialInput = z.output<typeof trialInput>;

/** A drawn process of which somebody asks what it needs to begin. */
export const startValuesInput = trialInput.pick({ modelKey: true, xml: true });

/** The kinds of values that a process asks for; `any` where it does not say. */
export const startValueKinds = ['number', 'text', 'boolean', 'any'] as const;

const structure = z.record(z.string(), z.unknown());

/** What somebody gives who tries a drawn process. */
export const startValues = named(
  'StartValues',
  z.object({
    /** Of the form that it begins with: the fields that it asks for, in the reader's language. */
    schema: z.looseObject({ properties: structure }),
    uiSchema: structure,
    /** Variables that it asks for besides, and that nothing in it sets. */
    others: z.array(z.object({ name: z.string(), kind: z.enum(startValueKinds) })),
    /** Only a run can tell which variables it asks for besides these. */
    isOpen: z.boolean(),
  }),
);
export type StartValues = z.output<typeof startValues>;

const person = z.object({ id: z.string(), name: z.string() });

/** A node that was reached, or a flow that was taken, in the order in which that happened. */
const trialStep = z.object({
  nodeId: z.string(),
  name: z.string(),
  type: z.string(),
  isDone: z.boolean(),
  /** Of a task that was decided: how, and by whom. */
  outcome: z.string().nullable(),
  handler: person.nullable(),
});

/** A task that waits for somebody: whom it would be for, what he may choose, and what he may fill in. */
const trialTask = z.object({
  taskId: z.string(),
  nodeId: z.string(),
  name: z.string(),
  isOwners: z.boolean(),
  /** Of somebody who signs besides its holder. */
  isSigners: z.boolean(),
  holder: person.nullable(),
  /** Whose it is, while its holder works on it for him: he gives it back before it is decided. */
  delegatedBy: person.nullable(),
  /** Who signs it once it is approved. */
  signersAfter: z.array(person),
  /** The ways in which its step lets it be handed on. */
  handings: z.array(z.enum(trialHandings)),
  /** Each is one alternative; every part that is given must fit. */
  candidates: z.array(
    z.object({
      ...{ user: person.nullable(), role: z.string().nullable(), department: z.string().nullable() },
      /** What it is called that a member of a company has to be. */
      duty: z.string().nullable(),
    }),
  ),
  outcomes: z.array(z.object({ key: z.string(), name: z.string(), nameEn: z.string() })),
  /** What it asks for that no form of it has. */
  fields: z.array(z.object({ name: z.string(), access: z.enum(fieldAccesses), required: z.boolean() })),
  /** The forms that it is filled in by, as far as it lets anybody: that of its process, and that of its step. */
  forms: z.array(askedForm),
});
export type TrialTask = z.output<typeof trialTask>;

/** Something that the process waits for besides people. */
const trialWait = z.object({
  waitId: z.string(),
  nodeId: z.string(),
  name: z.string(),
  kind: z.enum(['timer', 'deadline', 'signal', 'message', 'receive', 'call']),
  dueTime: z.string().nullable(),
  /** The variables that what a call answers would set. */
  asks: z.array(z.string()),
});
export type TrialWait = z.output<typeof trialWait>;

const refused = z.object({ msg: z.string(), node: z.string().nullable() });

/** How far a trial run came. */
export const trialResult = named(
  'TrialResult',
  z.object({
    /** Why the diagram would not be deployed, or its start be refused; nothing is told of a run then. */
    problem: refused.nullable(),
    /** Why the last act was refused; what is told is how things stand without it. */
    refused: refused.nullable(),
    status: z.enum(instanceStatuses).nullable(),
    steps: z.array(trialStep),
    tasks: z.array(trialTask),
    waits: z.array(trialWait),
  }),
);
export type TrialResult = z.output<typeof trialResult>;
