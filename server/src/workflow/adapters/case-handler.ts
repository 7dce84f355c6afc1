import type { Context } from '../../kit/context.ts';
import type { TaskView } from '@policy/shared/contract/workflow/views.ts';

/** What a handler said when he closed a task or sent it back. */
export interface Handling {
  outcome: string;
  comment: string;
  variables: Record<string, unknown>;
  /** What a correction asks to be mended. */
  fieldRefs: readonly string[];
  /** What the handler found of single files. */
  marks: readonly FileMark[];
}

/** A handler's finding on one file. */
export interface FileMark {
  fileId: string;
  mark: 'passed' | 'supplement';
  comment: string;
}

/** What an area does around the tasks of its own processes, inside the command's transaction. */
export interface CaseHandler {
  processKeys: readonly string[];
  /** Runs before the task is closed; answers the variables that the process is given, and refuses by throwing. */
  prepare(context: Context, task: TaskView, handling: Handling): Promise<Record<string, unknown>>;
  /** Runs before a task is returned to the applicant; answers until when he may correct. */
  beforeReturn(context: Context, task: TaskView, handling: Handling): Promise<Date>;
  /** The business row as the handling page shows it; `nodeId` is the open node, where there is one. */
  sheet(context: Context, businessKey: string, nodeId: string | null): Promise<CaseSheet>;
}

type Structure = Record<string, unknown>;

/** What was applied for, with what the node's handler may add to it. */
export interface CaseSheet {
  form: {
    schema: Structure;
    uiSchema: Structure;
    values: Structure;
    permissions: Record<string, FieldPermission>;
  } | null;
  materials: readonly SheetMaterial[];
}

/** What a handler may do with one field. */
interface FieldPermission {
  access: 'hidden' | 'read' | 'edit';
  required?: boolean;
}

interface SheetMaterial {
  materialId: string;
  name: string;
  isRequired: number;
  files: readonly {
    id: string;
    name: string;
    link: string;
    mark: 'passed' | 'supplement' | null;
    markComment: string | null;
  }[];
}
