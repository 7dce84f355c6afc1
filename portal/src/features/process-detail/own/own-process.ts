import type { BackNode } from '@policy/shared/contract/workflow/returning.ts';
import type { InstanceStatus } from '@policy/shared/contract/workflow/status.ts';
import type { ButtonAct, OfferedAct } from '@policy/shared/contract/workflow/task-acts.ts';

import type { Answers } from '../../../components/schema-form/answers.ts';
import type { FormSchema } from '../../../components/schema-form/check-answers.ts';
import type { FlowStep } from '../named-steps.ts';
import type { FieldPermissions } from '../deciding/node-form.ts';

/** What somebody said with a step. */
interface Said {
  action: string;
  content: string;
}

/** A node or a flow that was taken, with what became of it. */
export interface OwnStep extends FlowStep {
  /** `supplement` where it is the owner's turn. */
  kind: 'work' | 'supplement' | null;
  outcome: string | null;
  outcomeName: string | null;
  comments: readonly Said[];
}

/** The task by which a form is handed in again that was returned. */
export interface Correction {
  taskId: string;
  rev: number;
  /** Its reader took it back himself. */
  isWithdrawn?: boolean;
}

/** What may be chosen at a step, in the reader's language. */
export interface DecisionButton {
  buttonKey: string;
  name: string;
  commentRequired: boolean;
  act: ButtonAct;
  /** Of a rejection whose handler says where it goes back to: the steps to pick from. */
  targets: BackNode[];
  /** It ends the case and is confirmed as what cannot be undone. */
  isRefusal?: boolean;
  /** What comes of it, and what its author asks about before it is sent. */
  consequence?: string | null;
}

/** A form with what was answered, as far as its reader sees it, and what he may do with each field. */
export interface ShownForm {
  schema: FormSchema;
  uiSchema: FormSchema;
  values: Answers;
  permissions: FieldPermissions;
}

/** A process that began with a form, as whoever it belongs to reads it. */
export interface OwnProcess {
  process: {
    processInstanceId: string;
    processDefinitionName: string;
    title: string;
    status: InstanceStatus;
    createTime: string;
    endTime: string | null;
    endReason: string | null;
    companyName: string | null;
    startUserName: string | null;
    mayWithdraw: boolean;
    /** It comes back to its reader by that, instead of ending. */
    comesBack?: boolean;
    /** The step that the reader opened, or that waits for him. */
    taskId: string | null;
    taskName: string | null;
    dueTime: string | null;
    rev: number | null;
  };
  form: ShownForm | null;
  /** The form that the step has of its own, in the version that is filled in. */
  stepForm: (ShownForm & { version: number }) | null;
  /** The step is the reader's to decide. */
  isMine: boolean;
  /** What he has to be for his company to decide it; empty where it is no step for members. */
  dutyNames: string[];
  buttons: DecisionButton[];
  /** What he may do beside deciding: urge the office that has it, or take back what his company decided. */
  acts: OfferedAct[];
  /** The files that he may take away. */
  files: { count: number; bytes: number };
  /** Null where it is not the reader's turn. */
  correction: Correction | null;
  flow: OwnStep[];
  xml: string;
}
