import { draw, element, end, event, flow, path, start, timer, userTask } from '../draw.ts';
import type { EventfulBlock, Times } from './eventful.ts';

/** A block as it stands in a document: where one enters it, where one leaves it, and its elements. */
export interface Drawn {
  enter: string;
  leave: string;
  elements: readonly string[];
}

/** By what names the events of random processes find each other. */
export const signalName = 'news';
export const messageName = 'letter';

/** The variable of its own that each subprocess has: its id. */
export const scopeVariable = 'within';

export type NextId = (kind: string) => string;

/** What is needed to draw what stands inside of a block. */
interface Drawing<Inner> {
  nextId: NextId;
  inside: (block: Inner) => Drawn;
}

export const loopOf = ({ count, isSequential }: Times): string =>
  element(
    'multiInstanceLoopCharacteristics',
    `isSequential="${isSequential}"`,
    `<loopCardinality>${count}</loopCardinality>`,
  );

/** A subprocess around a block, with a variable of its own. */
export function drawScope(
  { enter, leave, elements }: Drawn,
  id: string,
  ...besides: readonly string[]
): string {
  const own = element(
    'dataObject',
    `id="${id}d" name="${scopeVariable}"`,
    `<extensionElements><flowable:value>${id}</flowable:value></extensionElements>`,
  );
  const ways = [path(`${id}s`, enter), path(leave, `${id}e`)];
  return element(
    'subProcess',
    `id="${id}"`,
    own,
    start(`${id}s`),
    ...elements,
    end(`${id}e`),
    ...ways,
    ...besides,
  );
}

const taskWith = (id: string, extensions: string, ...inside: readonly string[]) =>
  element('userTask', `id="${id}"`, element('extensionElements', '', extensions), ...inside);

const one = (id: string, ...elements: readonly string[]): Drawn => ({ enter: id, leave: id, elements });
const anHour = '<timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition>';

/** What goes on beside a block and ends by itself: a task behind an event. */
function beside(from: string, nextId: NextId): string[] {
  const [id, ended] = [nextId('task'), nextId('end')];
  return [userTask(id), end(ended), path(from, id, ended)];
}

/** The ways from a block and from what interrupts it meet again. */
function meeting({ enter, leave, elements }: Drawn, border: string, nextId: NextId): Drawn {
  const merge = nextId('merge');
  const merged = [element('exclusiveGateway', `id="${merge}"`), path(leave, merge), path(border, merge)];
  return { enter, leave: merge, elements: [...elements, ...merged] };
}

type Draws<Inner> = {
  [Kind in EventfulBlock<Inner>['kind']]: (
    block: Extract<EventfulBlock<Inner>, { kind: Kind }>,
    drawing: Drawing<Inner>,
  ) => Drawn;
};

const drawsOf = <Inner>(): Draws<Inner> => ({
  // A step before it is there to go back to.
  ruled: ({ rule, times }, { nextId }) => {
    const [first, id] = [nextId('task'), nextId('task')];
    const loop = times ? [loopOf(times)] : [];
    const ruled = taskWith(
      id,
      `<policy:reject ${rule}/>${times ? '<policy:vote rule="all"/>' : ''}`,
      ...loop,
    );
    return { enter: first, leave: id, elements: [userTask(first), ruled, path(first, id)] };
  },
  late: ({ block, times }, { nextId, inside }) => {
    const [id, border] = [nextId('sub'), nextId('late')];
    const drawn = drawScope(inside(block), id, ...(times ? [loopOf(times)] : []));
    return meeting(one(id, drawn, timer(border, id, { after: 'PT1H' })), border, nextId);
  },
  watched: ({ block, by, interrupting }, { nextId, inside }) => {
    const [id, listens, begun] = [nextId('sub'), nextId('event'), nextId('begun')];
    const attributes = `id="${begun}" isInterrupting="${interrupting}"`;
    const begin =
      by === 'signal'
        ? event('startEvent', attributes, { signal: signalName })
        : element('startEvent', attributes, anHour);
    const inner = element(
      'subProcess',
      `id="${listens}" triggeredByEvent="true"`,
      begin,
      ...beside(begun, nextId),
    );
    return one(id, drawScope(inside(block), id, inner));
  },
  caught: drawCaught,
  heard: ({ interrupting }, { nextId }) => {
    const [id, border] = [nextId('task'), nextId('heard')];
    const attributes = `id="${border}" attachedToRef="${id}" cancelActivity="${interrupting}"`;
    const drawn = one(id, userTask(id), event('boundaryEvent', attributes, { signal: signalName }));
    if (interrupting) return meeting(drawn, border, nextId);
    return one(id, ...drawn.elements, ...beside(border, nextId));
  },
  // Whoever does its task ends the subprocess for all.
  cut: ({ block }, { nextId, inside }) => {
    const [id, split, work, ended] = [nextId('sub'), nextId('split'), nextId('task'), nextId('cut')];
    const { enter, leave, elements } = inside(block);
    const cuts = [
      element('parallelGateway', `id="${split}"`),
      ...[userTask(work), end(ended, '<terminateEventDefinition/>')],
      ...[path(split, work, ended), path(split, enter)],
    ];
    return one(id, drawScope({ enter: split, leave, elements: [...elements, ...cuts] }, id));
  },
  reminded: (_, { nextId }) => {
    const [id, border] = [nextId('task'), nextId('remind')];
    const reminds = timer(border, id, { every: 'R2/PT1H', interrupting: false });
    return one(id, userTask(id), reminds, ...beside(border, nextId));
  },
  receive: (_, { nextId }) => {
    const id = nextId('receive');
    return one(id, element('receiveTask', `id="${id}" messageRef="${messageName}"`));
  },
  pause: (_, { nextId }) => {
    const id = nextId('pause');
    return one(id, element('intermediateCatchEvent', `id="${id}"`, anHour));
  },
  race: (_, { nextId }) => {
    const [id, timed, told, merge] = [nextId('race'), nextId('pause'), nextId('told'), nextId('merge')];
    const elements = [
      element('eventBasedGateway', `id="${id}"`),
      element('intermediateCatchEvent', `id="${timed}"`, anHour),
      event('intermediateCatchEvent', `id="${told}"`, { message: messageName }),
      element('exclusiveGateway', `id="${merge}"`),
      ...[path(id, timed, merge), path(id, told, merge)],
    ];
    return { enter: id, leave: merge, elements };
  },
  tells: (_, { nextId }) => {
    const id = nextId('tells');
    return one(id, event('intermediateThrowEvent', `id="${id}"`, { signal: signalName }));
  },
  scripted: (_, { nextId }) => {
    const id = nextId('script');
    const counts = '<script>passed = vars:getOrDefault(passed, 0) + 1</script>';
    return one(id, element('scriptTask', `id="${id}"`, counts));
  },
  rejectable: (_, { nextId }) => {
    const id = nextId('call');
    return one(id, element('callActivity', `id="${id}" calledElement="rejectable"`));
  },
  failing: (_, { nextId }) => {
    const [id, border] = [nextId('call'), nextId('caught')];
    const call = element('callActivity', `id="${id}" calledElement="failing"`);
    const caught = event('boundaryEvent', `id="${border}" attachedToRef="${id}"`, { error: 'error' });
    return meeting(one(id, call, caught), border, nextId);
  },
  deadline: ({ act }, { nextId }) => {
    const id = nextId('task');
    const more = { remind: ' repeat="R2/PT1H"', pass: '', transfer: ' user="deputy"' }[act];
    return one(id, taskWith(id, `<policy:deadline act="${act}" after="PT1H"${more}/>`));
  },
});

type Caught<Inner> = Extract<EventfulBlock<Inner>, { kind: 'caught' }>;

/** Whoever rejects its first task throws, and otherwise the block is done. */
function drawCaught<Inner>({ block, thrown }: Caught<Inner>, { nextId, inside }: Drawing<Inner>): Drawn {
  const [id, work, choice] = [nextId('sub'), nextId('task'), nextId('choice')];
  const [throws, border] = [nextId('throws'), nextId('caught')];
  const { enter, leave, elements } = inside(block);
  const decides = [
    userTask(work),
    element('exclusiveGateway', `id="${choice}" default="${choice}-${enter}"`),
    end(throws, `<${thrown}EventDefinition ${thrown}Ref="${thrown}"/>`),
    path(work, choice, enter),
    flow(choice, throws, "outcome == 'rejected'"),
  ];
  const scope = drawScope({ enter: work, leave, elements: [...elements, ...decides] }, id);
  const isError = thrown === 'error';
  const attributes = `id="${border}" attachedToRef="${id}" cancelActivity="${isError}"`;
  const caught = one(id, scope, event('boundaryEvent', attributes, { [thrown]: thrown }));
  if (isError) return meeting(caught, border, nextId);
  return one(id, ...caught.elements, ...beside(border, nextId));
}

/** Draws a block with events or rules; what stands inside of it is drawn by whoever draws all blocks. */
export const drawEventful = <Inner, Kind extends EventfulBlock<Inner>['kind']>(
  kind: Kind,
  block: Extract<EventfulBlock<Inner>, { kind: Kind }>,
  drawing: Drawing<Inner>,
): Drawn => drawsOf<Inner>()[kind](block, drawing);

const called = ['start', 'task0', 'end'] as const;

/** The processes that random ones call: one of a task, one whose task ends it as rejected, and one that fails then. */
export const calledProcesses: readonly string[] = [
  draw('called', start(), userTask('task0'), end(), path(...called)),
  draw('rejectable', start(), taskWith('task0', '<policy:reject to="end"/>'), end(), path(...called)),
  draw(
    'failing',
    ...[start(), userTask('task0'), end(), end('fail', '<errorEventDefinition errorRef="error"/>')],
    ...[
      element('exclusiveGateway', 'id="choice" default="choice-end"'),
      path('start', 'task0', 'choice', 'end'),
    ],
    flow('choice', 'fail', "outcome == 'rejected'"),
  ),
];
