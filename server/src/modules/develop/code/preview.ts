import type { FileChange } from '@policy/shared/contract/develop/answers.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { formatterOf } from './formatter.ts';
import type { Plan, Whole } from './plan.ts';
import type { Workspace } from './workspace.ts';

/** Files as they were when this entry was last written, by path. */
export type Written = Readonly<Record<string, string>>;

/** What a plan does to the sources, file by file; nothing is written. */
export async function previewOf(plan: Plan, workspace: Workspace, written: Written): Promise<FileChange[]> {
  const format = await formatterOf(workspace);
  const files = plan.files.map(async ({ path, content }): Promise<FileChange> => {
    const [before, after] = [workspace.read(path), await format(path, content)];
    return { path, before, after, state: stateOf(before, after, written[path]) };
  });
  const edits = plan.edits.map(async ({ path, apply }): Promise<FileChange> => {
    const before = workspace.read(path);
    if (before === null) throw new Refusal('code.area', { area: plan.names.area });
    const added = apply(before);
    // A file that stays as it is keeps its form too.
    const after = added === before ? before : await format(path, added);
    return { path, before, after, state: after === before ? 'same' : 'changed' };
  });
  return Promise.all([...files, ...edits]);
}

/** A file that people have changed since it was written is theirs: it is neither the last generation nor the new one. */
function stateOf(before: string | null, after: string, base: string | undefined): FileChange['state'] {
  if (before === null) return 'new';
  if (before === after) return 'same';
  return before === base ? 'changed' : 'conflict';
}

/** The same where there are no sources: the files as new ones, and the lines that belong into others. */
export const previewAlone = ({ files, edits }: Plan): FileChange[] => [
  ...files.map(({ path, content }: Whole): FileChange => ({
    path,
    before: null,
    after: content,
    state: 'new',
  })),
  ...edits.map(({ path, lines }): FileChange => ({
    path,
    before: null,
    after: `${lines.join('\n')}\n`,
    state: 'changed',
  })),
];
