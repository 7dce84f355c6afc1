import type { InstanceStatus } from '@policy/shared/contract/workflow/status.ts';

import type { Answers } from '../../../components/schema-form/answers.ts';
import type { FormSchema } from '../../../components/schema-form/check-answers.ts';
import type { FlowStep } from '../named-steps.ts';

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
  };
  form: { schema: FormSchema; uiSchema: FormSchema; values: Answers } | null;
  /** Null where it is not the reader's turn. */
  correction: Correction | null;
  flow: OwnStep[];
  xml: string;
}
