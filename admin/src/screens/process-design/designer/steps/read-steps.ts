import { readTimer } from '../model/events.ts';
import { readChildren, readOnly } from '../model/extensions.ts';
import { readCondition } from '../model/flows.ts';
import { isOf, partOf, partsOf } from '../model/moddle.ts';
import type { Moddle } from '../model/moddle.ts';
import { readVendor } from '../model/vendor.ts';
import { BeyondList } from './step-model.ts';
import type { Refusal, SimpleKind, ListedStep, StepList } from './step-model.ts';

/** What a refusal is asked by. */
export const refusedCondition = "${outcome == 'rejected'}";

/** What a new way of a choice asks: it is never taken before somebody says when. */
export const unsaidCondition = '${false}';

/** Elements that say nothing about the way of a process. */
const asides = ['SequenceFlow', 'TextAnnotation', 'Association', 'Group'];

/** Reads a process as steps in their order; throws `BeyondList` where it is more than such a list. */
export function readSteps(process: Moddle): StepList {
  if (!isOf(process, 'Process')) throw new BeyondList('element', process);
  const nodes = partsOf(process, 'flowElements').filter((one) => !isOf(one, ...asides));
  const start = startOf(process, nodes);
  const reader = new Reader(process);
  const { steps, last, end } = reader.behind(start);
  const unread = nodes.find((node) => !reader.seen.has(node));
  if (unread) throw new BeyondList('shape', unread);
  return { start, steps, ...(last && { last }), ...(end && { end }) };
}

/** The one start, which begins by itself. */
function startOf(process: Moddle, nodes: readonly Moddle[]): Moddle {
  const [start, another] = nodes.filter((one) => isOf(one, 'StartEvent'));
  if (!start || another || isTriggered(start)) throw new BeyondList('begin', another ?? start ?? process);
  return start;
}

const isTriggered = (event: Moddle) => partsOf(event, 'eventDefinitions').length > 0;

interface Sequence {
  steps: readonly ListedStep[];
  last?: Moddle;
  end?: Moddle;
  /** The join that it stops before. */
  meets?: Moddle;
  /** Its last step is a choice whose ways all end. */
  isClosed?: boolean;
}

/** Whether all ways of a choice end. */
const allEnd = (ways: readonly Sequence[]) =>
  ways.every(({ end, isClosed = false }) => end !== undefined || isClosed);

class Reader {
  readonly seen = new Set<Moddle>();
  private readonly flows: readonly Moddle[];

  constructor(process: Moddle) {
    this.flows = partsOf(process, 'flowElements').filter((one) => isOf(one, 'SequenceFlow'));
  }

  /** The steps behind an element that has one way on. */
  behind(node: Moddle): Sequence {
    this.seen.add(node);
    const first = this.wayOn(node);
    return first ? this.along(first) : { steps: [] };
  }

  private outOf = (node: Moddle) => this.flows.filter((flow) => partOf(flow, 'sourceRef') === node);
  private into = (node: Moddle) => this.flows.filter((flow) => partOf(flow, 'targetRef') === node);
  private isJoin = (node: Moddle) => isOf(node, 'ExclusiveGateway') && this.outOf(node).length < 2;

  /** The one way on, which asks for nothing; nothing where a process is not drawn to its end. */
  private wayOn(node: Moddle): Moddle | undefined {
    const [flow, more] = this.outOf(node);
    if (more) throw new BeyondList('shape', node);
    if (flow && readCondition(flow) !== '') throw new BeyondList('condition', flow);
    return flow;
  }

  private along(first: Moddle): Sequence {
    const steps: ListedStep[] = [];
    let flow = first;
    for (;;) {
      const node = partOf(flow, 'targetRef');
      if (!node) throw new BeyondList('shape', flow);
      if (this.isJoin(node)) return { steps, last: flow, meets: node };
      if (this.seen.has(node) || this.into(node).length > 1) throw new BeyondList('shape', node);
      this.seen.add(node);
      if (isOf(node, 'EndEvent')) return { steps, last: flow, end: node };
      const next = this.take(node, steps);
      if (!next) return stopped(steps);
      flow = next;
    }
  }

  /** Adds the step at a node to those before it; answers the way on. */
  private take(node: Moddle, steps: ListedStep[]): Moddle | undefined {
    if (isOf(node, 'ExclusiveGateway')) return this.takeChoice(node, steps);
    const kind = kindOf(node);
    if (!kind) throw new BeyondList('element', node);
    steps.push({ kind, node });
    return this.wayOn(node);
  }

  private takeChoice(node: Moddle, steps: ListedStep[]): Moddle | undefined {
    const otherwise = partOf(node, 'default');
    if (!otherwise) throw new BeyondList('otherwise', node);
    const before = steps.at(-1);
    const refusal = this.refusalAt(node, otherwise);
    if (refusal && before?.kind === 'approve' && !before.refusal) {
      this.seen.add(refusal.end);
      steps.splice(-1, 1, { ...before, refusal });
      return otherwise;
    }
    const conditional = this.outOf(node).filter((flow) => flow !== otherwise);
    const ways = [...conditional, otherwise].map((flow) => ({ ...this.along(flow), flow }));
    const join = allEnd(ways) ? undefined : this.joinOf(node, ways);
    const branches = ways.map(({ flow, steps: own, last = flow, end, isClosed }) => ({
      ...{ flow, steps: own, last, isOtherwise: flow === otherwise },
      ...(end && { end }),
      ...(isClosed && { isClosed }),
    }));
    steps.push({ kind: 'choice', node, branches, ...(join && { join }) });
    return this.wayOnBehind(join);
  }

  private wayOnBehind = (join: Moddle | undefined) => join && this.wayOn(join);

  /** Where all ways of a choice meet that go on, and no other. */
  private joinOf(node: Moddle, ways: readonly Sequence[]): Moddle {
    const [join, another] = new Set(ways.flatMap(({ meets }) => meets ?? []));
    const going = ways.filter(({ meets }) => meets !== undefined);
    const isWhole = ways.every(({ meets, end, isClosed }) => meets ?? end ?? isClosed);
    if (!join || another || !isWhole || this.seen.has(join) || this.into(join).length !== going.length)
      throw new BeyondList('shape', node);
    this.seen.add(join);
    return join;
  }

  /** Where a gateway does no more than end what the step before it has refused. */
  private refusalAt(gateway: Moddle, otherwise: Moddle): Refusal | undefined {
    const [flow, more] = this.outOf(gateway).filter((one) => one !== otherwise);
    const end = flow && partOf(flow, 'targetRef');
    if (!flow || !end || more || readCondition(flow) !== refusedCondition) return undefined;
    return isRefused(end) && this.into(end).length === 1 ? { gateway, flow, end } : undefined;
  }
}

/** Steps behind which nothing comes: they are not drawn to their end, or the last is a choice by which all ends. */
function stopped(steps: readonly ListedStep[]): Sequence {
  const last = steps.at(-1);
  return last?.kind === 'choice' && !last.join ? { steps, isClosed: true } : { steps };
}

/** The end of a branch that asks the same says nothing of a refusal. */
const isRefused = (end: Moddle) => isOf(end, 'EndEvent') && readOnly(end, 'Ending', 'status') === 'rejected';

function kindOf(node: Moddle): SimpleKind | undefined {
  if (isOf(node, 'UserTask')) return 'approve';
  if (isOf(node, 'ServiceTask')) return isCopy(node) ? 'copy' : undefined;
  return isOf(node, 'IntermediateCatchEvent') && readTimer(node) ? 'wait' : undefined;
}

/** What asks something outside or tells people something does more than a list shows. */
const isCopy = (task: Moddle) =>
  ['Request', 'Sms', 'Notice'].every((type) => readChildren(task, type).length === 0) &&
  (readVendor(task, 'expression') === '' || readChildren(task, 'CopyTo').length > 0);
