import type { HistoryView, TaskActions } from '@policy/shared/contract/workflow/views.ts';

import { fieldsOf } from '../../field-rules.ts';
import { buttonOf, buttonsOf, nameEnOf, outcomesOf } from '../../model/definition.ts';
import type { Button, Definition, ModelNode } from '../../model/definition.ts';

const ofSigner = { commentRequired: false, act: 'complete', confirm: null, confirmEn: null } as const;
const signersButtons: TaskActions['buttons'] = [
  { ...{ buttonKey: 'approved', name: '同意', nameEn: 'Approve', sort: 1 }, ...ofSigner, targets: [] },
  { ...{ buttonKey: 'rejected', name: '不同意', nameEn: 'Reject', sort: 2 }, ...ofSigner, targets: [] },
];

/** Whoever signs besides the holder reads the form, and says yes or no. */
export const signersActions = (node: ModelNode): TaskActions => ({
  buttons: signersButtons,
  fields: fieldsOf(node).map((field) =>
    field.access === 'edit' ? { ...field, access: 'read', required: false } : field,
  ),
});

/** A step lets itself be approved without a look at it: nothing is asked for, brought or written by that. */
export function isPlainlyApproved(node: ModelNode): boolean {
  if (!outcomesOf(node).includes('approved')) return false;
  const button = buttonOf(node, 'approved');
  const isMore = button && (button.commentRequired || meansMore(button));
  return !isMore && !fieldsOf(node).some(({ access, required }) => access === 'edit' && required);
}

/** It brings something about, or is to be looked at first. */
const meansMore = ({ effect, status, confirm, shownIf }: Button) =>
  [effect, status, confirm, shownIf].some((said) => said !== null);

/** What each of a node's outcomes brings about. */
export const outcomesAt = (node: ModelNode) =>
  buttonsOf(node).map(({ key: buttonKey, effect, status }) => ({ buttonKey, effect, status }));

/** What a visit is called in English, and its outcome where its node offers it. */
export function visitNames(definition: Definition, { historyActivityId, outcome }: HistoryView) {
  const node = definition.nodes.get(historyActivityId);
  const button = node && outcome !== null ? buttonOf(node, outcome) : undefined;
  return {
    historyActivityNameEn: nameEnOf(definition, historyActivityId),
    ...{ outcomeName: button?.name ?? null, outcomeNameEn: button?.nameEn ?? null },
  };
}

/** Names of the fields that some node of a process hides. */
export const hiddenIn = ({ nodes }: Definition) =>
  [...nodes.values()].flatMap((node) =>
    fieldsOf(node).flatMap(({ name, access }) => (access === 'hidden' ? [name] : [])),
  );
