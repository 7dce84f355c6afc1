import type { CommentFile } from '@policy/shared/contract/workflow/remarks.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { formFilesOf } from '../../../forms/stored-files.ts';
import type { FormFile } from '../../../forms/stored-files.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { CaseForm, NamedVisit, Workflow } from '../../../workflow/index.ts';
import { seenProcess } from '../seen-process.ts';
import { formOfInstance, formSeenBy, instanceForm } from '../start/instance-form.ts';
import { formsOfTasks } from '../start/step-form.ts';
import { isApplicant } from '../../../membership/applicant.ts';
import { saidTo } from '../task-rows.ts';

/** A stored file of a process, and the folders that it is filed in. */
export interface ProcessFile {
  folders: readonly string[];
  attachId: string;
  name: string;
  sizeBytes: number;
}

interface Shown extends Pick<CaseForm, 'files'> {
  flow: readonly NamedVisit[];
  /** What was answered with in the process's own form, as far as its reader sees it. */
  answered?: readonly FormFile[];
}

/** The files that the reader of a process may take away: what was handed in, and what stands beside the words of officers. */
export function filesOf(context: Context, { files, flow, answered = [] }: Shown): ProcessFile[] {
  const words = catalogue(context.locale).processFiles;
  const handedIn = files.map(({ group, ...file }) => ({ folders: [words.materials, group], ...file }));
  const beside = saidTo(context, flow).flatMap(({ historyActivityName: step, comments }) =>
    comments.flatMap(({ attachments }) =>
      attachments.map(({ attachId, name, sizeBytes }) => ({
        ...{ folders: [words.comments, step], attachId, name, sizeBytes },
      })),
    ),
  );
  const inForm = answered.map(({ attachId, name, sizeBytes }) => ({
    ...{ folders: [words.materials, words.form], attachId, name, sizeBytes },
  }));
  return [...handedIn, ...inForm, ...beside];
}

/** How many files there are, and how large they are together. */
export const sizeOf = (files: readonly Pick<ProcessFile, 'sizeBytes'>[]) => ({
  count: files.length,
  bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
});

/** All files of a process that its reader may take away; one that does not concern him is not found. */
export async function processFilesOf(
  context: Context,
  workflow: Workflow,
  instanceId: string,
): Promise<{ title: string; files: ProcessFile[] }> {
  const { instance, caseType, flow, hiddenFields } = await workflow.instanceDetail(context, instanceId);
  const { businessKey, title } = instance;
  const { files, form } = await workflow.caseForm({ caseType, businessKey }, [], context);
  const answered = form ? [] : await answeredFiles(context, workflow, { instance, hiddenFields });
  return { title, files: filesOf(context, { files, flow, answered }) };
}

/** A file beside a comment of a process, for whoever may see the process, what it is about and what was said in it. */
export async function commentFileOf(
  context: Context,
  workflow: Workflow,
  { instanceId, attachId }: { instanceId: string; attachId: string },
): Promise<CommentFile> {
  const { flow } = await seenProcess(context, workflow, instanceId);
  const files = saidTo(context, flow).flatMap(({ comments }) =>
    comments.flatMap(({ attachments }) => attachments),
  );
  return found(files.find((file) => file.attachId === attachId));
}

type Seen = Awaited<ReturnType<Workflow['instanceDetail']>>;

/** The files in the form of a process and in those of its steps, as far as no step hides their fields. */
export async function answeredFiles(
  context: Context,
  workflow: Workflow,
  { instance, hiddenFields }: Pick<Seen, 'instance' | 'hiddenFields'>,
): Promise<FormFile[]> {
  const asked = { instance, hiddenFields, at: false, isCorrected: false } as const;
  const form = await instanceForm(context, workflow, asked);
  const ofSteps = await stepForms(context, workflow, { instance, hiddenFields });
  const files = await Promise.all(
    [...(form ? [form] : []), ...ofSteps].map((one) => formFilesOf(context, one, one.values)),
  );
  return [...new Map(files.flat().map((file) => [file.attachId, file])).values()];
}

/** The forms of steps as the reader sees them: officers what no step hides, an applicant those that his own side filled in. */
async function stepForms(
  context: Context,
  workflow: Workflow,
  { instance, hiddenFields }: Pick<Seen, 'instance' | 'hiddenFields'>,
) {
  const { processInstanceId: instanceId } = instance;
  const main = await formOfInstance(context, instanceId);
  const ofTasks = await formsOfTasks(context, workflow, { instanceId, main });
  const read = isApplicant(context)
    ? ofTasks.filter(({ assigneeId }) => assigneeId === sideOf(context))
    : ofTasks;
  const forms = new Map(read.map(({ form }) => [form.key, form]));
  const permissions = Object.fromEntries(hiddenFields.map((name) => [name, { access: 'hidden' as const }]));
  const seen = [...forms.values()].map((form) =>
    formSeenBy(context, workflow, { form, instanceId, permissions }),
  );
  return Promise.all(seen);
}

/** For whom one of the public acts: a company, or himself. */
const sideOf = ({ actor }: Context) => actor?.companyId ?? actor?.userId;
