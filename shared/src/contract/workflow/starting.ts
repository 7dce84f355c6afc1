import { z } from 'zod';

import { readable } from '../kit/readable.ts';
import { jsonValue } from '../kit/shapes.ts';
import { nextHandlers } from './next-steps.ts';
import { mostCopies } from './task-acts.ts';

const json = z.record(z.string(), z.unknown());

/** A process that somebody may start: by filling in its form, or on a page of its own. */
export const startableProcess = z.object({
  /** The version of the process. */
  processDefId: z.string(),
  processDefKey: z.string(),
  processDefName: z.string(),
  version: z.int(),
  category: z.string().nullable(),
  formKey: z.string().nullable(),
  /** Where the page of its own stands, which the version follows; null for one that begins with a form. */
  startPath: z.string().nullable(),
  /** When the reader last started it. */
  lastStartTime: z.string().nullable(),
  /** The reader has put it among his favourites. */
  isFavourite: z.boolean(),
});
export type StartableProcess = z.output<typeof startableProcess>;

/** The form that starts a process, in its newest version and the reader's language. */
export const startForm = z.object({
  process: startableProcess,
  form: z.object({ key: z.string(), version: z.int(), schema: json, uiSchema: json }),
  /** Whoever starts it may give copies of it. */
  mayCopy: z.boolean(),
});
export type StartForm = z.output<typeof startForm>;

/** What starting a process takes: which one, the form as it was filled in, and the draft that goes with it. */
export const startInput = z.object({
  /** One of the two: the key of the process, or the id of its newest version. */
  processDefKey: z.string().max(100).optional(),
  processId: z.string().max(100).optional(),
  /** The version of the form that was filled in; a newer one refuses it. Without it, the newest is meant. */
  formVersion: z.int().optional(),
  variables: readable(z.record(z.string().max(80), jsonValue)).default({}),
  draftId: z.uuid().optional(),
  nextHandlers,
  /** Who gets copies of it. */
  copyUserIds: z.array(z.uuid()).max(mostCopies).default([]),
});

/** Whom somebody has chosen before he hands a form in: the handlers of its next steps, and who gets copies. */
export const chosenAtStart = z.object({
  handlers: z
    .record(z.string().max(100), z.uuid())
    .refine((chosen) => Object.keys(chosen).length <= mostCopies),
  copies: z.array(z.uuid()).max(mostCopies),
});
export type ChosenAtStart = z.output<typeof chosenAtStart>;

/** Somebody who was chosen; without a name where nobody of that id is known to the reader. */
const chosenPerson = z.object({
  userId: z.string(),
  name: z.string().nullable(),
  /** He is an officer in use. */
  isThere: z.boolean(),
});

/** Whom a draft was kept with, as they are by now. */
export const peopleOfDraft = z.object({
  handlers: z.array(chosenPerson.extend({ nodeId: z.string() })),
  copies: z.array(chosenPerson),
});
export type PeopleOfDraft = z.output<typeof peopleOfDraft>;

/** Which process somebody puts among his favourites, or takes from them. */
export const favouriteInput = z.object({ processDefKey: z.string().max(100), isFavourite: z.boolean() });

/** What a start answers. */
export const startedProcess = z.object({ processInstanceId: z.string() });
