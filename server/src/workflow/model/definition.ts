import type { FieldAccess, InstanceStatus } from '@policy/shared/contract/workflow/status.ts';

import type { Ast } from '../expressions/ast.ts';
import type { Template } from '../expressions/template.ts';

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
  /** Status of the business row from the moment that the node is entered. */
  status: string | null;
}

/** One alternative of who may claim a task; every part that is given must fit. */
export interface CandidateRule {
  user: Template | null;
  role: Template | null;
  department: Template | null;
}

/** One outcome that the handler of a task may choose. */
export interface Button {
  key: string;
  name: string;
  nameEn: string;
  sort: number;
  status: string | null;
  commentRequired: boolean;
}

/** What the handler may do with one field of the form. */
export interface FieldRule {
  name: string;
  access: FieldAccess;
  required: boolean;
}

export interface UserTask extends NodeShape {
  type: 'userTask';
  assignee: Template | null;
  candidates: readonly CandidateRule[];
  formKey: string | null;
  dueDate: Template | null;
  buttons: readonly Button[];
  fields: readonly FieldRule[];
}

/** When a timer is due: a date or a time after the node is entered. */
export interface Timer {
  kind: 'date' | 'duration';
  value: Template;
}

export interface BoundaryEvent extends NodeShape {
  type: 'boundaryEvent';
  attachedTo: string;
  interrupting: boolean;
  timer: Timer;
}

export interface StartEvent extends NodeShape {
  type: 'startEvent';
  /** Name of the variable that takes the starter's id. */
  initiator: string | null;
}

export interface EndEvent extends NodeShape {
  type: 'endEvent';
  /** What reaching it ends: its own token, its scope, its instance or the whole tree of calls. */
  ends: 'token' | 'scope' | 'instance' | 'tree';
  ending: InstanceStatus;
}

export interface CallActivity extends NodeShape {
  type: 'callActivity';
  called: string;
  inheritVariables: boolean;
  inputs: readonly Mapping[];
  outputs: readonly Mapping[];
}

/** A variable handed into or out of a called process. */
export interface Mapping {
  source: Template;
  target: string;
}

export interface ServiceTask extends NodeShape {
  type: 'serviceTask';
  expression: Template;
  resultVariable: string | null;
}

export interface ScriptTask extends NodeShape {
  type: 'scriptTask';
  statements: readonly Ast[];
}

/** Elements that are their place in the graph and nothing else. */
export type PlainType =
  | 'manualTask'
  | 'task'
  | 'receiveTask'
  | 'exclusiveGateway'
  | 'parallelGateway'
  | 'inclusiveGateway'
  | 'subProcess';

interface PlainNode<Type extends PlainType> extends NodeShape {
  type: Type;
}

interface NodeByType extends PlainNodes {
  userTask: UserTask;
  boundaryEvent: BoundaryEvent;
  startEvent: StartEvent;
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
  nodes: ReadonlyMap<string, ModelNode>;
  boundaries: ReadonlyMap<string, readonly BoundaryEvent[]>;
  /** The start event of each scope; the key of the top is the empty text. */
  starts: ReadonlyMap<string, string>;
}

/** A node that the definition must have; rows never name another. */
export function nodeOf(definition: Definition, id: string): ModelNode {
  const node = definition.nodes.get(id);
  if (!node) throw new Error(`Process ${definition.key} has no node ${id}`);
  return node;
}

/** What people call a node. */
export const labelOf = (node: { id: string; name: string }): string => node.name || node.id;
