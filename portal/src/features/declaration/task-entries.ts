import { isAboutAccount } from '@policy/shared/contract/application/account-holder.ts';
import type { CaseView, DeclarationTask } from '@policy/shared/contract/application/calls.ts';

import type { DeclarationStep } from './declaration-query.ts';

/**
 * How far a task is for its reader; `given` is there without him, for him to check,
 * and under a correction `mend` is what was asked for and `closed` what was not.
 */
export type EntryState = 'todo' | 'doing' | 'done' | 'locked' | 'given' | 'mend' | 'closed';

/** One task of the list. */
interface TaskEntry {
  key: DeclarationTask;
  step: DeclarationStep;
  state: EntryState;
}

type Facts = Pick<CaseView, 'tasks' | 'mendRefs'> & { status: CaseView['application']['status'] };

const stepOf = {
  company: 'company',
  form: 'form',
  materials: 'materials',
  account: 'account',
  declaration: 'check',
} as const satisfies Record<DeclarationTask, DeclarationStep>;

/** Whether a correction asks for something in a task; without a list of places it asks for anything. */
export function isToCorrect(key: DeclarationTask, refs: readonly string[]): boolean {
  if (refs.length === 0) return key !== 'company';
  if (key === 'account') return refs.some(isAboutAccount);
  return refs.some((ref) => ref.startsWith(`${key}.`));
}

/** The tasks of a declaration with where each stands. */
export function taskEntries({ tasks, mendRefs, status }: Facts): TaskEntry[] {
  return tasks.map(({ key, state }) => ({
    key,
    step: stepOf[key],
    state:
      status === 'supplement' && key !== 'declaration'
        ? correctionState(key, { state, mendRefs })
        : draftState(key, state),
  }));
}

/** The facts of the register are still to be checked, although they are there. */
const draftState = (key: DeclarationTask, state: TaskEntry['state']): EntryState =>
  key === 'company' && state === 'done' ? 'given' : state;

function correctionState(
  key: DeclarationTask,
  { state, mendRefs }: { state: TaskEntry['state']; mendRefs: readonly string[] },
): EntryState {
  if (!isToCorrect(key, mendRefs)) return 'closed';
  return mendRefs.length === 0 ? state : 'mend';
}

/** How many tasks are done, of how many that there are to do. */
export function doneOf(entries: readonly TaskEntry[]) {
  const asked = entries.filter(({ state }) => state !== 'given');
  const done = asked.filter(({ state }) => state === 'done' || state === 'closed');
  return { done: done.length, total: asked.length };
}

/** The names of the form's fields that a correction leaves open; all of them where it names none. */
export function openFields(status: Facts['status'], mendRefs: readonly string[]): string[] | undefined {
  if (status !== 'supplement' || mendRefs.length === 0) return undefined;
  return mendRefs.flatMap((ref) => (ref.startsWith('form.') ? [ref.split('.')[1] ?? ''] : []));
}

/** Whether files of a material may be changed. */
export const isMaterialOpen = (status: Facts['status'], mendRefs: readonly string[], materialId: string) =>
  status !== 'supplement' || mendRefs.length === 0 || mendRefs.includes(`materials.${materialId}`);
