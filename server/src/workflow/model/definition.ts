import type {
  FieldAccess,
  InstanceStatus,
  SamePersonRule,
  VoteRule,
} from '@policy/shared/contract/workflow/status.ts';
import type { Withdrawal } from '@policy/shared/contract/workflow/handling.ts';
import type { AfterReturn, RejectTarget } from '@policy/shared/contract/workflow/returning.ts';

import type { Ast } from '../expressions/ast.ts';
import type { Template } from '../expressions/template.ts';
import type { ServiceCall } from './calls/service-call.ts';
import { freely } from './handling/handling.ts';
import type { Handling } from './handling/handling.ts';
import type { Urging } from './handling/process-handling.ts';
import type { Nobody, PeopleNamed } from './reading/people-named.ts';
import type { Naming } from './naming/read-naming.ts';
import type { DeadlineRule, Timer } from './timing/times.ts';
import type { VariableNames } from './variable-names.ts';

/** A sequence flow; the order of flows is that of the document. */
export interface Flow {
  id: string;
  name: string;
  sourceId: string;
  targetId: string;
  condition: Template | null;
}

interface NodeShape {
  id: string;
  name: string;
  /** The subprocess that the node lies in; null at the top. */
  scopeId: string | null;
  incoming: readonly Flow[];
  outgoing: readonly Flow[];
  defaultFlowId: string | null;
  /** Of an activity that is done several times. */
  loop: Loop | null;
  /** What acts on the node mean for the business row, besides its buttons. */
  on: Partial<Record<Occasion, Reaction>>;
}

/** How often an activity is done: once for each item, or a number of times. */
export interface Loop {
  isSequential: boolean;
  items: Template | null;
  /** The variable that an instance finds its item in. */
  itemName: string | null;
  count: Template | null;
  /** Asked whenever an instance has ended: whether the others are needed any more. */
  completion: Template | null;
  /** How its instances decide together; null where each only counts. */
  vote: Vote | null;
}

/** How several signers decide; whatever is not `approved` does not approve. */
export interface Vote {
  rule: VoteRule;
  /** The part of the weights that has to approve, in percent. */
  percent: Template | null;
  /** The weight that has to approve. */
  threshold: Template | null;
  /** An object of weights by voter; who is not in it counts once. */
  weights: Template | null;
  /** Who may reject alone. */
  veto: Template | 'all' | null;
}

/** When a node itself means something: an event is entered when it is reached or fires. */
export const occasions = ['enter', 'claim', 'return', 'resubmit'] as const;
export type Occasion = (typeof occasions)[number];

/** What an act means for the business row: a status, and an effect by the name that its area gave it. */
export interface Reaction {
  status: string | null;
  effect: string | null;
}

/** One outcome that the handler of a task may choose. */
export interface Button {
  key: string;
  name: string;
  nameEn: string;
  sort: number;
  status: string | null;
  effect: string | null;
  commentRequired: boolean;
  /** What its handler is told and asked before it is sent. */
  confirm: string | null;
  confirmEn: string | null;
  /** Where it does not hold, the outcome is not offered; null where it always is. */
  shownIf: Template | null;
}

/** What rejecting a task does; whatever returns it keeps to that. */
export interface RejectRule {
  to: RejectTarget;
  /** The step that gets it, where the rule names one. */
  nodeId: string | null;
  /** What comes after the return; null where whoever returns may say. */
  then: AfterReturn | null;
}

/** What the handler may do with one field of the form. */
export interface FieldRule {
  name: string;
  access: FieldAccess;
  required: boolean;
}

export interface UserTask extends NodeShape, PeopleNamed {
  type: 'userTask';
  assignee: Template | null;
  nobody: Nobody | null;
  /** Who need not decide again. */
  samePerson: readonly SamePersonRule[];
  formKey: string | null;
  dueDate: Template | null;
  /** Of its due date. */
  countsWorkdays: boolean;
  priority: Template | null;
  deadlines: readonly DeadlineRule[];
  buttons: readonly Button[];
  /** Who gets a copy of the case when the step is reached. */
  copyTo: PeopleNamed | null;
  /** Null where the author says nothing of rejecting. */
  reject: RejectRule | null;
  handling: Handling;
  fields: readonly FieldRule[];
}

/** Waits until its message comes or it is triggered, with one of its outcomes where it names some. */
interface ReceiveTask extends NodeShape {
  type: 'receiveTask';
  buttons: readonly Button[];
  trigger: Trigger | null;
}

/** Sends a message, as an event in the way does. */
interface SendTask extends NodeShape {
  type: 'sendTask';
  throws: Thrown;
}

/** What an event waits for. Signals reach all who wait, within one instance where they are local; messages reach one. */
export type Trigger =
  | { kind: 'timer'; timer: Timer }
  | { kind: 'signal'; name: Template; isLocal: boolean }
  | { kind: 'message'; name: Template }
  | { kind: 'error' | 'escalation'; code: string | null };

/** What an event tells others. */
export type Thrown = Exclude<Trigger, { kind: 'timer' }>;

export interface BoundaryEvent extends NodeShape {
  type: 'boundaryEvent';
  attachedTo: string;
  interrupting: boolean;
  trigger: Trigger;
}

/** One alternative of who may start a process: every part that is given must fit. */
interface Starter {
  userId: string | null;
  roleId: string | null;
  departmentId: string | null;
}

export interface StartEvent extends NodeShape {
  type: 'startEvent';
  /** Name of the variable that takes the starter's id. */
  initiator: string | null;
  /** The form that whoever starts the process fills in. */
  formKey: string | null;
  /** What whoever starts it may do besides: give copies. */
  handling: Handling;
  /** Who may start it by that form; nobody in particular where none is named. */
  starters: readonly Starter[];
  /** What begins the process or the event subprocess, and whether everything else in its scope ends then. */
  trigger: Trigger | null;
  interrupting: boolean;
}

export interface IntermediateCatchEvent extends NodeShape {
  type: 'intermediateCatchEvent';
  trigger: Trigger;
}

export interface IntermediateThrowEvent extends NodeShape {
  type: 'intermediateThrowEvent';
  throws: Thrown | null;
}

export interface EndEvent extends NodeShape {
  type: 'endEvent';
  /** What reaching it ends: its own token, its scope, its instance or the whole tree of calls. */
  ends: 'token' | 'scope' | 'instance' | 'tree';
  ending: InstanceStatus;
  throws: Thrown | null;
}

export interface CallActivity extends NodeShape {
  type: 'callActivity';
  /** Key of the process that is called. */
  called: Template;
  /** Number of its version; null calls the one that the process begins with. */
  version: Template | null;
  inheritVariables: boolean;
  inputs: readonly Mapping[];
  outputs: readonly Mapping[];
}

/** A variable handed into or out of a called process. */
export interface Mapping {
  source: Template;
  target: string;
}

/** Works something out, asks something outside, gives copies of the case or tells people of it. */
export interface ServiceTask extends NodeShape {
  type: 'serviceTask';
  expression: Template | null;
  resultVariable: string | null;
  call: ServiceCall | null;
  copyTo: PeopleNamed | null;
  notice: Notice | null;
}

/** A message for the desks of people. */
export interface Notice {
  title: Template;
  text: Template;
  to: PeopleNamed;
}

export interface ScriptTask extends NodeShape {
  type: 'scriptTask';
  statements: readonly Ast[];
}

/** Elements that carry nothing but their place in the graph. */
export type PlainType =
  | 'manualTask'
  | 'task'
  | 'exclusiveGateway'
  | 'parallelGateway'
  | 'inclusiveGateway'
  | 'eventBasedGateway'
  | 'subProcess'
  | 'eventSubProcess';

interface PlainNode<Type extends PlainType> extends NodeShape {
  type: Type;
}

interface NodeByType extends PlainNodes {
  userTask: UserTask;
  receiveTask: ReceiveTask;
  sendTask: SendTask;
  boundaryEvent: BoundaryEvent;
  startEvent: StartEvent;
  intermediateCatchEvent: IntermediateCatchEvent;
  intermediateThrowEvent: IntermediateThrowEvent;
  endEvent: EndEvent;
  callActivity: CallActivity;
  serviceTask: ServiceTask;
  scriptTask: ScriptTask;
}
type PlainNodes = { [Type in PlainType]: PlainNode<Type> };

/** Types of element that the engine runs, spelt as BPMN spells them. */
export type ElementType = keyof NodeByType;
/** The node of one type. */
export type NodeOf<Type extends ElementType> = NodeByType[Type];
export type ModelNode = NodeOf<ElementType>;

/** One process of a deployed model; it was checked, so whatever stands in it can run. */
export interface Definition {
  key: string;
  name: string;
  /** What its elements are called in English, by their ids, and the process itself by the empty text; who has none is left out. */
  namesEn: Readonly<Record<string, string>>;
  /** The kind of business row that the process is about; areas provide them. */
  caseType: string | null;
  nodes: ReadonlyMap<string, ModelNode>;
  boundaries: ReadonlyMap<string, readonly BoundaryEvent[]>;
  /** The start events of each scope, the one that begins by itself first; the key of the top is the empty text. */
  starts: ReadonlyMap<string, readonly StartEvent[]>;
  /** The starts of the event subprocesses that lie in each scope. */
  eventStarts: ReadonlyMap<string, readonly StartEvent[]>;
  /** What variables begin with that nobody gives at the start. */
  defaults: Readonly<Record<string, unknown>>;
  /** By subprocess: the variables of its own, and what they begin with each time. */
  scopeDefaults: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  variables: VariableNames;
  naming: Naming;
  /** What taking it back as a whole does. */
  withdrawal: Withdrawal;
  urging: Urging;
}

/** A node that the definition must have; rows never name another. */
export function nodeOf(definition: Definition, id: string): ModelNode {
  const node = definition.nodes.get(id);
  if (!node) throw new Error(`Process ${definition.key} has no node ${id}`);
  return node;
}

/** The start of a scope that begins by itself, if it has one. */
export const plainStartOf = ({ starts }: Definition, scopeId: string): StartEvent | undefined =>
  starts.get(scopeId)?.find(({ trigger }) => trigger === null);

/** What an element is called in English, or the process where none is named; null where nobody said. */
export const nameEnOf = ({ namesEn }: Pick<Definition, 'namesEn'>, id = ''): string | null =>
  Object.hasOwn(namesEn, id) ? (namesEn[id] ?? null) : null;

/** The outcomes that a node names. */
export const buttonsOf = (node: ModelNode): readonly Button[] =>
  node.type === 'userTask' || node.type === 'receiveTask' ? node.buttons : [];

// A user task that names no outcomes has these two.
const plainOutcomes = ['approved', 'rejected'];

/** Keys of the outcomes that a node can have; one that says what rejecting it does can be rejected. */
export function outcomesOf(node: ModelNode): readonly string[] {
  const named = buttonsOf(node).map(({ key }) => key);
  if (node.type !== 'userTask') return named;
  if (named.length === 0) return plainOutcomes;
  const isUnnamed = node.reject !== null && !named.includes('rejected') && !named.includes('returned');
  return isUnnamed ? [...named, 'rejected'] : named;
}

/** The outcome of a node under a key, if it names it. */
export const buttonOf = (node: ModelNode, key: string): Button | undefined =>
  buttonsOf(node).find((button) => button.key === key);

/** What a node lets people do beside deciding it. */
export const handlingOf = (node: ModelNode): Handling =>
  node.type === 'userTask' || node.type === 'startEvent' ? node.handling : freely;

/** What people call a node. */
export const labelOf = (node: { id: string; name: string }): string => node.name || node.id;
