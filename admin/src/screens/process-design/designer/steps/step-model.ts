import type { Moddle } from '../model/moddle.ts';

/** A step that is done once; a service task that works something out is none of a list. */
export type SimpleKind = 'approve' | 'copy' | 'wait';

/** One step of a process that is read as a list. */
export interface SimpleStep {
  kind: SimpleKind;
  node: Moddle;
  /** Of an approval whose refusal ends the process: the gateway that asks, the flow of the refusal and the end it leads to. */
  refusal?: Refusal;
}

export interface Refusal {
  gateway: Moddle;
  flow: Moddle;
  end: Moddle;
}

/** One way of a choice: under which condition, and its own steps. */
export interface Branch {
  /** The flow that its condition stands at. */
  flow: Moddle;
  steps: readonly ListedStep[];
  /** The flow behind its last step: into the join, or into the end. */
  last: Moddle;
  /** Where the process ends by it; absent where it goes on behind the choice. */
  end?: Moddle;
  /** The process ends by all ways of the choice that is its last step. */
  isClosed?: boolean;
  /** Taken where the conditions of all others fail. */
  isOtherwise: boolean;
}

/** A choice between branches; `join` is where those meet that go on. The last step may be one whose branches all end. */
export interface Choice {
  kind: 'choice';
  node: Moddle;
  branches: readonly Branch[];
  join?: Moddle;
}

export type ListedStep = SimpleStep | Choice;

/** A process as a list of steps, from its start to its end. */
export interface StepList {
  start: Moddle;
  steps: readonly ListedStep[];
  /** The flow behind the last step; absent in a process that does not end yet. */
  last?: Moddle;
  end?: Moddle;
}

export type BeyondReason = 'element' | 'shape' | 'begin' | 'condition' | 'otherwise';

/** What of a process a list cannot show, and the element that it is about. */
export class BeyondList extends Error {
  override name = 'BeyondList';

  constructor(
    readonly reason: BeyondReason,
    readonly element: Moddle,
  ) {
    super(reason);
  }
}

/** Whether a branch is the only one by which the process goes on behind its choice. */
export const isLastToGoOn = (branch: Branch, { branches }: Choice): boolean =>
  !isEnding(branch) && branches.filter((one) => !isEnding(one)).length < 2;

/** Whether the process ends by a branch, one way or another. */
export const isEnding = ({ end, isClosed = false }: Branch): boolean => end !== undefined || isClosed;

/** The element by which a step is come to. */
export const entryOf = (step: ListedStep): Moddle => step.node;

/** The element by which it is left; by a choice whose branches all end, nothing goes on. */
export const exitOf = (step: ListedStep): Moddle | undefined =>
  step.kind === 'choice' ? step.join : (step.refusal?.gateway ?? step.node);
