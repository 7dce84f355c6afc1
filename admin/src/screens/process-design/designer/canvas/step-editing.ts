import { layOutSteps } from '../steps/layout.ts';
import type { Point } from '../steps/layout.ts';
import { readSteps, refusedCondition, unsaidCondition } from '../steps/read-steps.ts';
import { BeyondList, entryOf, exitOf } from '../steps/step-model.ts';
import type { Branch, Choice, SimpleKind, SimpleStep, ListedStep, StepList } from '../steps/step-model.ts';
import { writeTimer } from '../model/events.ts';
import { isOf, partOf, partsOf } from '../model/moddle.ts';
import type { Editing, Moddle } from '../model/moddle.ts';
import type { Shape } from './editor.ts';

/** An element with its place, or a flow. */
export interface Drawn extends Shape {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What of the library changes a diagram. */
export interface Drawing {
  createShape: (shape: object, position: Point, parent: Shape) => Drawn;
  connect: (source: Shape, target: Shape, of: object) => Shape;
  reconnectEnd: (flow: Shape, target: Shape, docking: Point) => void;
  removeElements: (shapes: readonly Shape[]) => void;
  moveElements: (shapes: readonly Shape[], by: Point) => void;
  layoutConnection: (flow: Shape) => void;
  updateWaypoints: (flow: Shape, waypoints: readonly Point[]) => void;
  updateProperties: (shape: Shape, properties: object) => void;
}

/** What steps are changed through. */
export interface Parts {
  drawing: Drawing;
  /** A shape that is not on the canvas yet. */
  shapeFor: (of: object) => object;
  create: (type: string, properties: object) => Moddle;
  editing: (shape: Shape) => Editing;
  /** Where an element is drawn. */
  shapeOf: (element: Moddle) => Drawn;
  root: () => Shape;
  /** Does several changes as one, which is undone as one; what fails in the middle is taken back and thrown. */
  asOne: <Made>(change: () => Made) => Made;
}

/** Names that new elements get, in the language of the page. */
export interface StepNames {
  approve: string;
  copy: string;
  wait: string;
  refused: string;
  isRefused: string;
  choice: string;
}

/** What can be put into a list. */
export type NewStep = SimpleKind | 'choice';

/** Where a new step comes. */
export type InsertPlace = { flow: Moddle } | { behind: Moddle };

const flowType = { type: 'bpmn:SequenceFlow' };
const somewhere: Point = { x: 100, y: 100 };
const newWait = 'P1D';

/** Changes a process as a list of steps; each act is one step to undo and leaves the diagram laid out. */
export class StepEditing {
  constructor(
    private readonly parts: Parts,
    private readonly names: StepNames,
  ) {}

  /** Puts a new step where a flow runs, or behind an element, which needs not lead anywhere yet; answers its element. */
  insert(kind: NewStep, at: InsertPlace): Moddle {
    return this.act(() => {
      const flow = 'flow' in at ? at.flow : (this.onwardOf(at.behind) ?? this.endBehind(at.behind));
      return kind === 'choice' ? this.insertChoice(flow) : this.insertSimple(kind, flow);
    });
  }

  /** Takes a step out; what stood before it goes on with what stood behind. */
  remove(step: ListedStep): void {
    this.act(() => {
      this.passBy(step);
      this.erase([step]);
    });
  }

  /** Puts a step behind the one that follows it. */
  moveDown(step: ListedStep, next: ListedStep): void {
    this.act(() => {
      const [exit, last] = [exitOf(step), exitOf(next)];
      // Nothing comes behind what all ends by.
      if (!exit || !last) return;
      this.bridge(entryOf(step), exit);
      this.splice(this.onwardOf(last) ?? this.endBehind(last), { entry: entryOf(step), exit });
    });
  }

  /** Says whether a refusal ends the process. */
  setRefusal(step: SimpleStep, ends: boolean): void {
    this.act(() => {
      if (ends) this.addRefusal(step.node);
      else if (step.refusal) {
        const { gateway, end } = step.refusal;
        this.bridge(gateway, gateway);
        this.take([gateway, end]);
      }
    });
  }

  /** One more way of a choice, which is not taken before it has a condition; answers its flow. */
  addBranch({ node, join }: Choice): Moddle {
    return this.act(() => this.conditional(node, join ?? this.put('bpmn:EndEvent', '')));
  }

  removeBranch(branch: Branch): void {
    this.act(() => {
      // First its flow: the library joins what stands before and behind an element that goes.
      this.take([branch.flow]);
      this.erase(branch.steps);
      if (branch.end) this.take([branch.end]);
    });
  }

  /** Ends the process by a branch, or lets it go on behind the choice. */
  setEnds({ last, end }: Branch, { join }: Choice): void {
    this.act(() => {
      if (end) {
        this.lead(last, join ?? this.joinWithEnd());
        this.take([end]);
      } else this.lead(last, this.put('bpmn:EndEvent', ''));
    });
  }

  private insertSimple(kind: SimpleKind, flow: Moddle): Moddle {
    const made = this.makeSimple(kind);
    this.splice(flow, { entry: made, exit: made });
    if (kind === 'approve') this.addRefusal(made);
    return made;
  }

  private makeSimple(kind: SimpleKind): Moddle {
    if (kind === 'approve') return this.put('bpmn:UserTask', this.names.approve);
    if (kind === 'copy') return this.put('bpmn:ServiceTask', this.names.copy);
    const made = this.put('bpmn:IntermediateCatchEvent', this.names.wait, {
      eventDefinitionType: 'bpmn:TimerEventDefinition',
    });
    writeTimer(this.parts.editing(this.parts.shapeOf(made)), made, { kind: 'timeDuration', value: newWait });
    return made;
  }

  private insertChoice(flow: Moddle): Moddle {
    const [split, join] = [
      this.put('bpmn:ExclusiveGateway', this.names.choice),
      this.put('bpmn:ExclusiveGateway', ''),
    ];
    this.splice(flow, { entry: split, exit: join });
    this.conditional(split, join);
    const otherwise = this.connect(split, join);
    this.update(split, { default: otherwise });
    return split;
  }

  /** A way whose condition is still to be said: it is never taken like this. */
  private conditional(split: Moddle, join: Moddle): Moddle {
    const flow = this.connect(split, join);
    this.update(flow, { conditionExpression: this.expression(unsaidCondition) });
    return flow;
  }

  private addRefusal(task: Moddle): void {
    const onward = this.outOf(task) ?? this.endBehind(task);
    const gateway = this.put('bpmn:ExclusiveGateway', this.names.isRefused);
    this.splice(onward, { entry: gateway, exit: gateway });
    const end = this.put('bpmn:EndEvent', this.names.refused);
    const refused = this.connect(gateway, end);
    this.update(refused, {
      name: this.names.refused,
      conditionExpression: this.expression(refusedCondition),
    });
    this.update(gateway, { default: this.outOf(gateway) });
    const values = [this.parts.create('policy:Ending', { status: 'rejected' })];
    this.update(end, { extensionElements: this.parts.create('bpmn:ExtensionElements', { values }) });
  }

  /** The end that a process lacks behind an element, and the flow to it. */
  private endBehind(element: Moddle): Moddle {
    return this.connect(element, this.put('bpmn:EndEvent', ''));
  }

  private expression = (body: string) => this.parts.create('bpmn:FormalExpression', { body });

  private put(type: string, name: string, more: object = {}): Moddle {
    const { drawing, shapeFor, root } = this.parts;
    const shape = drawing.createShape(shapeFor({ type, ...more }), somewhere, root());
    if (name !== '') drawing.updateProperties(shape, { name });
    return shape.businessObject;
  }

  private connect(from: Moddle, to: Moddle): Moddle {
    const { drawing, shapeOf } = this.parts;
    return drawing.connect(shapeOf(from), shapeOf(to), flowType).businessObject;
  }

  private update = (element: Moddle, properties: object) =>
    this.parts.drawing.updateProperties(this.parts.shapeOf(element), properties);

  /** Lets a flow run into elements that run on to where it ran before. */
  private splice(flow: Moddle, { entry, exit }: { entry: Moddle; exit: Moddle }): void {
    const target = partOf(flow, 'targetRef');
    if (!target) return;
    this.lead(flow, entry);
    const asks = this.outOf(exit) !== undefined;
    const onward = this.connect(exit, target);
    if (asks) this.update(exit, { default: onward });
  }

  /** Where branches meet of a choice whose branches all ended, and the end behind it. */
  private joinWithEnd(): Moddle {
    const join = this.put('bpmn:ExclusiveGateway', '');
    this.endBehind(join);
    return join;
  }

  /** Leads past a step what runs into it; before one by which all ends, it ends there. */
  private passBy(step: ListedStep): void {
    const [exit, into] = [exitOf(step), this.into(entryOf(step))];
    if (exit) this.bridge(entryOf(step), exit);
    else if (into) this.lead(into, this.put('bpmn:EndEvent', ''));
  }

  /** Leads what runs into elements past them. */
  private bridge(entry: Moddle, exit: Moddle): void {
    const [into, onward] = [this.into(entry), this.onwardOf(exit)];
    const target = onward && partOf(onward, 'targetRef');
    if (into && onward && target) {
      this.take([onward]);
      this.lead(into, target);
    } else if (into) this.take([into]);
  }

  private lead = (flow: Moddle, target: Moddle) => {
    const { drawing, shapeOf } = this.parts;
    drawing.reconnectEnd(shapeOf(flow), shapeOf(target), middleOf(shapeOf(target)));
  };

  private take = (elements: readonly Moddle[]) =>
    this.parts.drawing.removeElements(elements.map((one) => this.parts.shapeOf(one)));

  private erase(steps: readonly ListedStep[]): void {
    const elements = steps.flatMap(elementsOf);
    if (elements.length > 0) this.take(elements);
  }

  private flows = () =>
    partsOf(this.parts.root().businessObject, 'flowElements').filter((one) => isOf(one, 'SequenceFlow'));
  private into = (node: Moddle) => this.flows().find((flow) => partOf(flow, 'targetRef') === node);
  private outOf = (node: Moddle) => this.flows().find((flow) => partOf(flow, 'sourceRef') === node);
  /** The way on of a gateway that asks is the one taken where nothing else holds. */
  private onwardOf = (node: Moddle) => partOf(node, 'default') ?? this.outOf(node);

  private act<Made>(change: () => Made): Made {
    return this.parts.asOne(() => {
      const made = change();
      this.layOut();
      return made;
    });
  }

  private layOut(): void {
    const { drawing, shapeOf, root } = this.parts;
    const list = listOf(root().businessObject);
    // What is a list no more stays where it stands: the page shows it as a diagram, with the reason.
    if (!list) return;
    const { places, bends } = layOutSteps(list);
    for (const [element, { x, y }] of places) {
      const shape = shapeOf(element);
      const now = middleOf(shape);
      const by = { x: x - now.x, y: y - now.y };
      if (by.x !== 0 || by.y !== 0) drawing.moveElements([shape], by);
    }
    for (const flow of this.flows()) {
      const bend = bends.get(flow);
      if (bend) drawing.updateWaypoints(shapeOf(flow), bend);
      else drawing.layoutConnection(shapeOf(flow));
    }
  }
}

function listOf(process: Moddle): StepList | undefined {
  try {
    return readSteps(process);
  } catch (error) {
    if (error instanceof BeyondList) return undefined;
    throw error;
  }
}

const middleOf = ({ x, y, width, height }: Drawn): Point => ({ x: x + width / 2, y: y + height / 2 });

/** All elements of a step, flows within it apart: those go with what they join. */
function elementsOf(step: ListedStep): Moddle[] {
  if (step.kind !== 'choice')
    return [step.node, ...(step.refusal ? [step.refusal.gateway, step.refusal.end] : [])];
  const within = step.branches.flatMap(({ steps, end }) => [
    ...steps.flatMap(elementsOf),
    ...(end ? [end] : []),
  ]);
  return [step.node, ...within, ...(step.join ? [step.join] : [])];
}
