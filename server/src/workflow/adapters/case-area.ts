import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import type { CaseBasis, CaseFact } from '@policy/shared/contract/workflow/case-basis.ts';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';

import type { Context } from '../../kit/runtime/context.ts';
import type { WorkflowEvent } from '../events.ts';
import type { Variables } from '../rows.ts';

/** One act as its effect is told of it. */
export interface Handled<Input = unknown> {
  businessKey: string;
  /** What the handler filled in, as the effect's input says. */
  input: Input;
  comment: string;
  findings: Variables;
  /** The role that the act was offered under. */
  actedAs: string | null;
}

/**
 * What a process may ask of an area by name. `input` is what the form of a node that offers it asks for. `prepare` reads,
 * checks and answers variables of the process, before it moves on; `run` writes, after it has. Both may refuse.
 */
export interface Effect<Input extends z.ZodObject = z.ZodObject, Prepared extends Variables = Variables> {
  name: string;
  input: Input;
  /** What is said where the input does not fit. */
  invalid: RefusalCode;
  /** What its doer needs besides being meant by the node; null where that is enough. */
  permission: string | null;
  /** It cannot be taken back: whoever chooses it confirms it first. */
  isFinal?: boolean;
  /** Of a return, it may answer until when that is to be answered (`dueAt`), and how the process ends then (`overdue`). */
  prepare?(context: Context, handled: Handled<z.output<Input>>): Promise<Prepared>;
  run?(context: Context, handled: Handled<z.output<Input>>, prepared: Prepared): Promise<void>;
}

/** States an effect under the name that models spell; its types follow from its parts. */
export const defineEffect = <Input extends z.ZodObject, Prepared extends Variables>(
  name: string,
  effect: Omit<Effect<Input, Prepared>, 'name'>,
): Effect<Input, Prepared> => ({ name, ...effect });

/** What an area knows about the processes of its own business rows; they name it by `policy:case`. */
export interface CaseArea {
  type: string;
  /** The page of the back-office on which people begin its processes and so may take them back by themselves; without one, only the area begins them. */
  startPath?: string;
  /** The statuses that its processes may name. */
  statuses: readonly string[];
  effects: readonly Effect[];
  /** What a handler may say besides his decision. */
  findings: z.ZodObject<Record<string, z.ZodType<z.core.util.JSONType>>>;
  /** Keeps what a handler said besides his decision; runs before the effect of his act. */
  keepFindings(context: Context, businessKey: string, findings: Variables): Promise<void>;
  /** Called with the events of a command, in its transaction; to refuse here undoes the command. */
  follow(events: readonly WorkflowEvent[], context: Context): Promise<void>;
  /** Whether somebody may read the business row. */
  reads(context: Context, businessKey: string): Promise<boolean>;
  /** Those of some people, each by the context in which he would read, who may read it; asked of all of them at once. */
  readersAmong(people: readonly Context[], businessKey: string): Promise<readonly Context[]>;
  /** The business keys of all rows that somebody may read, as a subquery of texts. */
  readable(context: Context): SQL;
  /** The business row as the handling page shows it, with what each outcome means that the handler's node offers him. */
  caseForm(context: Context, businessKey: string, outcomes: readonly Outcome[]): Promise<CaseForm>;
}

type Structure = Record<string, unknown>;

/** An outcome that a node offers its handler. */
export interface Outcome {
  buttonKey: string;
  effect: string | null;
  status: string | null;
}

/** What is asked and told of an outcome before it is chosen. */
export interface Decision {
  /** It ends the case against the applicant and needs a reason. */
  isRefusal: boolean;
  /** It cannot be taken back and is confirmed first. */
  isConfirmed: boolean;
  /** What happens then, in the reader's language. */
  consequence: string | null;
  /** What the handler fills in, as a JSON Schema, and what stands there before. */
  fields: Structure;
  values: Structure;
}

/** What was applied for, and what each outcome would mean. */
export interface CaseForm {
  /** By the keys of the outcomes. */
  decisions: Readonly<Record<string, Decision>>;
  /** What is confirmed: for whom, to which account and how much. */
  summary: readonly CaseFact[];
  /** What its handler decides by; null where the reader is told of none. */
  basis: CaseBasis | null;
  form: {
    schema: Structure;
    uiSchema: Structure;
    values: Structure;
    permissions: Record<string, FieldPermission>;
  } | null;
  materials: readonly CaseMaterial[];
  /** The files that its reader may take away. */
  files: readonly CaseFile[];
}

/** A stored file of a case, and what it was handed in as. */
export interface CaseFile {
  group: string;
  attachId: string;
  name: string;
  sizeBytes: number;
}

/** What a handler may do with one field. */
interface FieldPermission {
  access: 'hidden' | 'read' | 'edit';
  required?: boolean;
}

interface CaseMaterial {
  materialId: string;
  name: string;
  isRequired: number;
  /** What stands for it, where no file has to be handed in: the answers of the form, or data that agencies share. */
  filledFrom: 'form' | 'shared' | null;
  files: readonly {
    id: string;
    name: string;
    link: string;
    mark: 'passed' | 'supplement' | null;
    markComment: string | null;
  }[];
}

/** Of a process that is about no row. */
export const noCaseForm: CaseForm = {
  ...{ form: null, materials: [], files: [], decisions: {}, summary: [], basis: null },
};
