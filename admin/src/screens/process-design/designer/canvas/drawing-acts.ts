import { isOf } from '../model/moddle.ts';
import { asOneOn } from './as-one.ts';
import type { Stack } from './as-one.ts';
import type { Shape } from './editor.ts';
import { beginOf } from './element-types.ts';
import type { PaletteTool } from './element-types.ts';

type Part = <Of>(name: string) => Of;

interface Point {
  x: number;
  y: number;
}

/** A shape with its place; a flow has the points that it runs through instead. */
interface Placed extends Shape, Point {
  width: number;
  height: number;
  parent?: Placed;
  waypoints?: readonly Point[];
}

// The library's own call takes four.
interface Modeling {
  // oxlint-disable-next-line max-params
  createShape: (shape: object, at: Point, parent: Shape, hints?: object) => Placed;
  connect: (source: Shape, target: Shape) => unknown;
  removeElements: (shapes: readonly Shape[]) => void;
}

/** What the palette and the pad around an element do with the mouse, for whoever has none. */
export interface DrawingActs {
  /** Whether something of the palette can be put where an element is chosen. */
  mayAdd: (tool: PaletteTool) => boolean;
  /** Puts it behind what is chosen, into a flow, on the border of an activity, or beside everything that is drawn. */
  add: (tool: PaletteTool) => void;
  /** Where a flow from what is chosen may lead. */
  targets: () => readonly Shape[];
  connect: (to: Shape) => void;
  /** Opens the menu that makes another element of what is chosen. */
  retype: () => void;
  remove: () => void;
}

const activities = ['UserTask', 'ServiceTask', 'ReceiveTask', 'CallActivity', 'SubProcess'];
/** What no flow leads to. */
const begins = ['bpmn:StartEvent', 'bpmn:BoundaryEvent', 'bpmn:DataObjectReference'];
/** Behind which nothing comes. */
const ends = [
  'EndEvent',
  'TextAnnotation',
  'DataObjectReference',
  'Process',
  'Collaboration',
  'Participant',
  'Lane',
];
const apart = 60;

/** The acts of an opened editor on what is chosen in it. */
export function drawingActs(part: Part, chosen: () => Shape): DrawingActs {
  const modeling = part<Modeling>('modeling');
  const factory = part<{ createShape: (of: object) => Placed }>('elementFactory');
  const place = part<{ append: (source: Shape, shape: object) => Placed }>('autoPlace');
  const canvas = part<{ getRootElement: () => Placed; getContainer: () => HTMLElement }>('canvas');
  const registry = part<{ filter: (is: (shape: Placed) => boolean) => Placed[] }>('elementRegistry');
  const rules = part<{ allowed: (rule: string, facts: object) => unknown }>('rules');
  const menu = part<{ open: (target: Shape, id: string, at: Point) => void }>('popupMenu');
  const selection = part<{ select: (shape: Shape | null) => void }>('selection');
  const asOne = asOneOn(part<Stack>('commandStack'));
  const all = () => registry.filter(({ type }) => type !== 'label' && type.startsWith('bpmn:'));
  const placed = (shape: Shape) => all().find(({ id }) => id === shape.id);

  const put = (tool: PaletteTool, source: Placed): Placed => {
    const shape = factory.createShape({ type: tool.type, ...tool.options });
    if (tool.type === 'bpmn:BoundaryEvent')
      return modeling.createShape(shape, borderOf(source), source, { attach: true });
    if (isInserted(tool, source))
      return modeling.createShape(shape, middleOf(source.waypoints ?? []), source);
    if (isAppended(tool, source)) return place.append(source, shape);
    return modeling.createShape(shape, freePlace(all(), shape), canvas.getRootElement());
  };
  return {
    mayAdd: ({ type }) => type !== 'bpmn:BoundaryEvent' || isOf(chosen().businessObject, ...activities),
    add: (tool) => {
      const source = placed(chosen()) ?? canvas.getRootElement();
      const made = asOne(() => {
        const shape = put(tool, source);
        const begin = beginOf(tool);
        const at = { x: shape.x + apart, y: shape.y + shape.height / 2 };
        if (begin) modeling.createShape(factory.createShape(begin), at, shape);
        return shape;
      });
      selection.select(made);
    },
    targets: () => {
      const source = chosen();
      return all().filter(
        (target) => target.id !== source.id && rules.allowed('connection.create', { source, target }),
      );
    },
    connect: (to) => void modeling.connect(chosen(), to),
    retype: () => {
      const { left, top, width, height } = canvas.getContainer().getBoundingClientRect();
      menu.open(chosen(), 'bpmn-replace', { x: left + width / 3, y: top + height / 4 });
    },
    remove: () => {
      modeling.removeElements([chosen()]);
      selection.select(null);
    },
  };
}

/** A flow is parted by what comes into it. */
const isInserted = ({ type }: PaletteTool, source: Placed): boolean =>
  isOf(source.businessObject, 'SequenceFlow') && !isAside(type);

const isAside = (type: string) => begins.includes(type) || type === 'bpmn:TextAnnotation';

const isAppended = ({ type, options = {} }: PaletteTool, source: Placed): boolean =>
  source.parent !== undefined &&
  source.waypoints === undefined &&
  !isOf(source.businessObject, ...ends) &&
  !begins.includes(type) &&
  options['triggeredByEvent'] !== true;

const borderOf = ({ x, y, width, height }: Placed): Point => ({ x: x + width * 0.7, y: y + height });

/** The middle of the longest piece of a flow. */
function middleOf(points: readonly Point[]): Point {
  const pieces = points.slice(1).map((to, at) => ({ from: points[at] ?? to, to }));
  const length = ({ from, to }: { from: Point; to: Point }) => Math.hypot(to.x - from.x, to.y - from.y);
  const [longest] = pieces.toSorted((one, other) => length(other) - length(one));
  if (!longest) return { x: 0, y: 0 };
  return { x: (longest.from.x + longest.to.x) / 2, y: (longest.from.y + longest.to.y) / 2 };
}

/** Below everything that is drawn. */
function freePlace(shapes: readonly Placed[], { width, height }: Placed): Point {
  const boxes = shapes.filter((one) => one.parent !== undefined && one.waypoints === undefined);
  const left = Math.min(...boxes.map(({ x }) => x), 200);
  const bottom = Math.max(...boxes.map((box) => box.y + box.height), 0);
  return { x: left + width / 2, y: bottom + apart + height / 2 };
}
