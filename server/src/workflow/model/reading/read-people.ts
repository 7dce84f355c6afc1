import { duties } from '@policy/shared/contract/companies/duties.ts';
import { nobodyActs, samePersonRules } from '@policy/shared/contract/workflow/status.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Template } from '../../expressions/template.ts';
import { parseTemplate } from '../../expressions/template.ts';
import type { Button, UserTask } from '../definition.ts';
import type { CandidateRule, Nobody, PeopleNamed, Relation } from './people-named.ts';
import type { Element } from '../moddle.ts';
import { textOf } from '../moddle.ts';
import { nameOf, refuseMissing } from '../refuse-unsupported.ts';
import type { Vendor } from '../vendor.ts';
import { ownExtensions } from '../vendor.ts';

type ReadPeople = Pick<UserTask, 'candidates' | 'relations' | 'nobody' | 'samePerson'>;

/** Whom a user task is for, what happens where that is nobody, and who need not decide again. */
export function readPeople(element: Element, vendor: Vendor, buttons: readonly Button[]): ReadPeople {
  const { candidates, relations } = readNamed(element, 'Candidate');
  const read = {
    candidates: [...vendorCandidates(element, vendor), ...candidates],
    relations,
    nobody: readNobody(element),
    samePerson: readSamePerson(element),
  };
  if (read.candidates.some(({ duty }) => duty !== null)) refuseOthers(element, vendor, read);
  if (read.nobody?.act === 'skip' || read.samePerson.length > 0) refuseUnpassable(element, buttons);
  return read;
}

/**
 * What is for duties of a company is for nobody else: officers and members do not share a task, and who of the members
 * decided before is not told by whose task it was.
 */
function refuseOthers(
  element: Element,
  vendor: Vendor,
  { candidates, relations, samePerson }: ReadPeople,
): void {
  const isMixed = candidates.some(({ duty }) => duty === null) || relations.length + samePerson.length > 0;
  if (isMixed || vendor.attribute(element, 'assignee') !== null)
    throw new Refusal('workflow.dutyAlone', { node: nameOf(element) });
}

/** The people that children of one kind name. */
export function readNamed(element: Element, type: 'Candidate' | 'CopyTo' | 'NoticeTo'): PeopleNamed {
  const children = ownExtensions(element, type);
  return {
    candidates: children.flatMap((child) => (isRelation(child) ? [] : [readCandidate(child, element)])),
    relations: children.filter(isRelation).map((child) => readRelation(child, element)),
  };
}

/** Who gets a copy of the case when a step is reached; null where it names nobody. */
export function readCopies(element: Element): PeopleNamed | null {
  const copyTo = readNamed(element, 'CopyTo');
  return copyTo.candidates.length + copyTo.relations.length > 0 ? copyTo : null;
}

/** What passes by itself is approved by nobody: there has to be such an outcome, and no effect that somebody answers for. */
export function refuseUnpassable(element: Element, buttons: readonly Button[]): void {
  const approved = buttons.find(({ key }) => key === 'approved');
  const isPassable =
    buttons.length === 0 || (approved !== undefined && approved.effect === null && approved.shownIf === null);
  if (!isPassable) throw new Refusal('workflow.passesByItself', { node: nameOf(element) });
}

const optionalTemplate = (source: string | null, element: Element): Template | null =>
  source === null ? null : parseTemplate(source, nameOf(element));

function vendorCandidates(element: Element, vendor: Vendor): CandidateRule[] {
  const users = optionalTemplate(vendor.attribute(element, 'candidateUsers'), element);
  const groups = optionalTemplate(vendor.attribute(element, 'candidateGroups'), element);
  return [
    ...(users ? [{ user: users, role: null, department: null, duty: null }] : []),
    ...(groups ? [{ user: null, role: groups, department: null, duty: null }] : []),
  ];
}

function readCandidate(child: Element, element: Element): CandidateRule {
  const part = (name: string) => optionalTemplate(textOf(child, name), element);
  const rule = { user: part('user'), role: part('role'), department: part('department') };
  const duty = readDuty(child, element);
  const isNamed = Object.values(rule).some((one) => one !== null);
  if (duty !== null && isNamed) refuseRule(element, `duty=${duty} + user/role/department`);
  if (duty === null && !isNamed) throw new Refusal('workflow.nobodyNamed', { node: nameOf(element) });
  return { ...rule, duty };
}

/** The duty of members of the company whose process it is. */
function readDuty(child: Element, element: Element): CandidateRule['duty'] {
  const named = textOf(child, 'duty');
  if (named === null) return null;
  return duties.find((known) => known === named) ?? refuseRule(element, `duty=${named}`);
}

function refuseRule(element: Element, property: string): never {
  throw new Refusal('workflow.candidateRule', { node: nameOf(element), property });
}

const kinds = ['post', 'relation', 'leader', 'leaderOf', 'handlerOf'] as const;

const kindOf = (child: Element) => kinds.filter((kind) => textOf(child, kind) !== null);
const isRelation = (child: Element): boolean => kindOf(child).length > 0;

/** One way of finding people; only a post is narrowed, by a department. */
function readRelation(child: Element, element: Element): Relation {
  const [kind = 'post', ...more] = kindOf(child);
  const narrowed = ['user', 'role', 'duty', ...(kind === 'post' ? [] : ['department'])];
  const refuse = (property: string): never => refuseRule(element, property);
  for (const other of [...more, ...narrowed.filter((name) => textOf(child, name) !== null)])
    refuse(`${kind} + ${other}`);
  const written = textOf(child, kind) ?? '';
  const template = parseTemplate(written, nameOf(element));
  const readers: Record<typeof kind, () => Relation> = {
    post: () => ({
      ...{ kind: 'post', post: template },
      department: optionalTemplate(textOf(child, 'department'), element),
    }),
    relation: () => (written === 'initiator' ? { kind: 'initiator' } : refuse(`relation=${written}`)),
    leader: () =>
      /^[1-9]$/.test(written) ? { kind: 'leader', level: Number(written) } : refuse(`leader=${written}`),
    leaderOf: () => ({ kind: 'leaderOf', department: template }),
    handlerOf: () => ({ kind: 'handlerOf', nodeId: written }),
  };
  return readers[kind]();
}

function readNobody(element: Element): Nobody | null {
  const [nobody] = ownExtensions(element, 'Nobody');
  if (!nobody) return null;
  const act = nobodyActs.find((known) => known === nobody.act) ?? refuseMissing(element, 'nobody act');
  const user = optionalTemplate(textOf(nobody, 'user'), element);
  if (act === 'fallback' && !user) refuseMissing(element, 'nobody user');
  return { act, user };
}

function readSamePerson(element: Element): UserTask['samePerson'] {
  const [rule] = ownExtensions(element, 'SamePerson');
  if (!rule) return [];
  const named = (textOf(rule, 'as') ?? '').split(',').map((name) => name.trim());
  return named.map(
    (name) => samePersonRules.find((known) => known === name) ?? refuseMissing(element, 'samePerson as'),
  );
}
