import { fieldAccesses } from '@policy/shared/contract/workflow/status.ts';

import type { Template } from '../../expressions/template.ts';
import { parseTemplate } from '../../expressions/template.ts';
import type { Button, CandidateRule, FieldRule, UserTask } from '../definition.ts';
import type { Element } from '../moddle.ts';
import { flagOf, textOf } from '../moddle.ts';
import { nameOf, refuseMissing } from '../refuse-unsupported.ts';
import type { Vendor } from '../vendor.ts';
import { ownAttribute, ownExtensions } from '../vendor.ts';

/** What a user task carries besides its place in the graph. */
export function readUserTask(element: Element, vendor: Vendor): Omit<UserTask, keyof Placement> {
  const template = (name: string) => optionalTemplate(vendor.attribute(element, name), element);
  return {
    type: 'userTask',
    assignee: template('assignee'),
    dueDate: template('dueDate'),
    formKey: ownAttribute(element, 'Form', 'key') ?? vendor.attribute(element, 'formKey'),
    candidates: [
      ...vendorCandidates(element, vendor),
      ...ownExtensions(element, 'Candidate').map((child) => readCandidate(child, element)),
    ],
    buttons: readButtons(element),
    fields: ownExtensions(element, 'Field').map((child) => readField(child, element)),
  };
}

type Placement = Omit<
  UserTask,
  'type' | 'assignee' | 'candidates' | 'formKey' | 'dueDate' | 'buttons' | 'fields'
>;

/** The outcomes that an element names, in their order. */
export const readButtons = (element: Element): readonly Button[] =>
  ownExtensions(element, 'Button').map((child, index) => readButton(child, index, element));

const optionalTemplate = (source: string | null, element: Element): Template | null =>
  source === null ? null : parseTemplate(source, nameOf(element));

function vendorCandidates(element: Element, vendor: Vendor): CandidateRule[] {
  const users = optionalTemplate(vendor.attribute(element, 'candidateUsers'), element);
  const groups = optionalTemplate(vendor.attribute(element, 'candidateGroups'), element);
  return [
    ...(users ? [{ user: users, role: null, department: null }] : []),
    ...(groups ? [{ user: null, role: groups, department: null }] : []),
  ];
}

function readCandidate(child: Element, element: Element): CandidateRule {
  const part = (name: string) => optionalTemplate(textOf(child, name), element);
  const rule = { user: part('user'), role: part('role'), department: part('department') };
  if (!rule.user && !rule.role && !rule.department) refuseMissing(element, 'candidate');
  return rule;
}

function readButton(child: Element, index: number, element: Element): Button {
  const key = textOf(child, 'key') ?? refuseMissing(element, 'button key');
  const name = textOf(child, 'name') ?? key;
  return {
    key,
    name,
    nameEn: textOf(child, 'nameEn') ?? name,
    sort: typeof child.sort === 'number' ? child.sort : index + 1,
    status: textOf(child, 'status'),
    effect: textOf(child, 'effect'),
    commentRequired: flagOf(child, 'commentRequired'),
  };
}

function readField(child: Element, element: Element): FieldRule {
  const access = fieldAccesses.find((known) => known === child.access);
  return {
    name: textOf(child, 'name') ?? refuseMissing(element, 'field name'),
    access: access ?? refuseMissing(element, 'field access'),
    required: flagOf(child, 'required'),
  };
}
