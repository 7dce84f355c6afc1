import { fieldAccesses } from '@policy/shared/contract/workflow/status.ts';

import type { Template } from '../../expressions/template.ts';
import { parseCondition, parseTemplate } from '../../expressions/template.ts';
import type { Button, FieldRule, UserTask } from '../definition.ts';
import type { Element } from '../moddle.ts';
import { flagOf, textOf } from '../moddle.ts';
import { readHandling } from '../handling/read-handling.ts';
import { nameOf, refuseMissing } from '../refuse-unsupported.ts';
import { countsWorkdays } from '../timing/read-calendar.ts';
import { readDeadlines } from './read-deadlines.ts';
import { readCopies, readPeople } from './read-people.ts';
import { readReject } from './read-reject.ts';
import type { Vendor } from '../vendor.ts';
import { ownAttribute, ownExtensions } from '../vendor.ts';

/** What a user task carries besides its place in the graph. */
export function readUserTask(element: Element, vendor: Vendor): Omit<UserTask, keyof Placement> {
  const buttons = readButtons(element);
  const template = (name: string) => optionalTemplate(vendor.attribute(element, name), element);
  return {
    type: 'userTask',
    assignee: template('assignee'),
    dueDate: template('dueDate'),
    countsWorkdays: countsWorkdays(vendor.attribute(element, 'businessCalendarName'), element),
    priority: template('priority'),
    deadlines: readDeadlines(element, buttons),
    formKey: ownAttribute(element, 'Form', 'key') ?? vendor.attribute(element, 'formKey'),
    ...readPeople(element, vendor, buttons),
    buttons,
    copyTo: readCopies(element),
    reject: readReject(element),
    handling: readHandling(element),
    fields: ownExtensions(element, 'Field').map((child) => readField(child, element)),
  };
}

type Placement = Omit<UserTask, People | Own>;
type Own =
  | 'type'
  | 'assignee'
  | 'formKey'
  | 'dueDate'
  | 'countsWorkdays'
  | 'priority'
  | 'deadlines'
  | 'buttons'
  | 'copyTo'
  | 'reject'
  | 'handling'
  | 'fields';
type People = 'candidates' | 'relations' | 'nobody' | 'samePerson';

/** The outcomes that an element names, in their order. */
export const readButtons = (element: Element): readonly Button[] =>
  ownExtensions(element, 'Button').map((child, index) => readButton(child, index, element));

const optionalTemplate = (source: string | null, element: Element): Template | null =>
  source === null ? null : parseTemplate(source, nameOf(element));

function readButton(child: Element, index: number, element: Element): Button {
  const key = textOf(child, 'key') ?? refuseMissing(element, 'button key');
  const name = textOf(child, 'name') ?? key;
  const [confirm, shownIf] = [textOf(child, 'confirm'), textOf(child, 'shownIf')];
  return {
    key,
    name,
    nameEn: textOf(child, 'nameEn') ?? name,
    sort: typeof child.sort === 'number' ? child.sort : index + 1,
    status: textOf(child, 'status'),
    effect: textOf(child, 'effect'),
    commentRequired: flagOf(child, 'commentRequired'),
    confirm,
    confirmEn: textOf(child, 'confirmEn') ?? confirm,
    shownIf: shownIf === null ? null : parseCondition(shownIf, nameOf(element)),
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
