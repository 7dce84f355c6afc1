import fc from 'fast-check';

import { draw, element, end, flow, path, timer, userTask } from '../draw.ts';
import { drawEventful, drawScope, loopOf } from './draw-eventful.ts';
import type { Drawn, NextId } from './draw-eventful.ts';
import { eventfulBlocks, times } from './eventful.ts';
import type { EventfulBlock, Times } from './eventful.ts';

/** A block of a process: what stands in it always comes to its end. */
export type Block =
  | { kind: 'task' }
  | { kind: 'timed' }
  | { kind: 'sequence'; blocks: readonly Block[] }
  | { kind: 'parallel' | 'inclusive' | 'exclusive'; blocks: readonly Block[]; open: readonly boolean[] }
  | { kind: 'subProcess'; block: Block; times: Times | null }
  | { kind: 'several'; times: Times }
  | { kind: 'vote'; rule: 'all' | 'any'; times: Times }
  | { kind: 'call' }
  | { kind: 'loop'; block: Block }
  | { kind: 'eventful'; block: EventfulBlock<Block> };

const branches = <T>(block: fc.Arbitrary<T>) => fc.array(block, { minLength: 2, maxLength: 3 });
const open = fc.array(fc.boolean(), { minLength: 3, maxLength: 3 });

/** Random block-structured processes, a few levels deep. */
export const blocks: fc.Arbitrary<Block> = fc.letrec<{ block: Block }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 3, arbitrary: fc.constant({ kind: 'task' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'timed' as const }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('several' as const), times }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'call' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('vote' as const),
        rule: fc.constantFrom('all' as const, 'any' as const),
        times,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('sequence' as const), blocks: branches(tie('block')) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constantFrom('parallel' as const, 'inclusive' as const, 'exclusive' as const),
        blocks: branches(tie('block')),
        open,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('subProcess' as const),
        block: tie('block'),
        times: fc.option(times),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('loop' as const), block: tie('block') }) },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('eventful' as const),
        block: eventfulBlocks<Block>(tie('block')),
      }),
    },
  ),
})).block;

/** Draws a block as a whole process, which begins with a form. */
export function drawProcess(block: Block): string {
  let made = 0;
  const nextId = (kind: string) => `${kind}${(made += 1)}`;
  const { enter, leave, elements } = drawBlock(block, nextId);
  const begin = element('startEvent', 'id="start" flowable:formKey="form"');
  return draw('p', begin, ...elements, end(), path('start', enter), path(leave, 'end'));
}

type Draw = { [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>, nextId: NextId) => Drawn };

/** A task, once or several times. */
function drawTask(nextId: NextId, ...inside: readonly string[]): Drawn {
  const id = nextId('task');
  return { enter: id, leave: id, elements: [element('userTask', `id="${id}"`, ...inside)] };
}

const draws: Draw = {
  task: (_, nextId) => drawTask(nextId),
  several: ({ times: how }, nextId) => drawTask(nextId, loopOf(how)),
  vote: ({ rule, times: how }, nextId) =>
    drawTask(nextId, element('extensionElements', '', `<policy:vote rule="${rule}"/>`), loopOf(how)),
  call: (_, nextId) => drawCall(nextId),
  timed: (_, nextId) => drawTimed(nextId),
  sequence: ({ blocks: parts }, nextId) => drawSequence(parts, nextId),
  subProcess: drawSubProcess,
  loop: ({ block }, nextId) => drawLoop(block, nextId),
  parallel: drawSplit,
  inclusive: drawSplit,
  exclusive: drawSplit,
  eventful: ({ block }, nextId) =>
    drawEventful<Block, typeof block.kind>(block.kind, block, {
      nextId,
      inside: (inner) => drawBlock(inner, nextId),
    }),
};

const drawAs = <Kind extends Block['kind']>(
  kind: Kind,
  block: Extract<Block, { kind: Kind }>,
  nextId: NextId,
) => draws[kind](block, nextId);

const drawBlock = (block: Block, nextId: NextId): Drawn => drawAs(block.kind, block, nextId);

function drawSequence(parts: readonly Block[], nextId: NextId): Drawn {
  const drawn = parts.map((part) => drawBlock(part, nextId));
  const joints = drawn.slice(1).map((part, index) => path(drawn[index]?.leave ?? '', part.enter));
  return {
    enter: drawn[0]?.enter ?? '',
    leave: drawn.at(-1)?.leave ?? '',
    elements: [...drawn.flatMap((part) => part.elements), ...joints],
  };
}

function drawCall(nextId: NextId): Drawn {
  const id = nextId('call');
  return { enter: id, leave: id, elements: [element('callActivity', `id="${id}" calledElement="called"`)] };
}

/** A task that its border takes after an hour. */
function drawTimed(nextId: NextId): Drawn {
  const [id, late, leave] = [nextId('task'), nextId('late'), nextId('merge')];
  const elements = [
    userTask(id),
    timer(late, id, { after: 'PT1H' }),
    element('exclusiveGateway', `id="${leave}"`),
    path(id, leave),
    path(late, leave),
  ];
  return { enter: id, leave, elements };
}

function drawSubProcess(
  { block, times: how }: Extract<Block, { kind: 'subProcess' }>,
  nextId: NextId,
): Drawn {
  const id = nextId('sub');
  const drawn = drawScope(drawBlock(block, nextId), id, ...(how ? [loopOf(how)] : []));
  return { enter: id, leave: id, elements: [drawn] };
}

/** Goes round once more as long as the outcome of its last task says so. */
function drawLoop(block: Block, nextId: NextId): Drawn {
  const body = drawSequence([block, { kind: 'task' }], nextId);
  const [into, out] = [nextId('into'), nextId('out')];
  return {
    enter: into,
    leave: out,
    elements: [
      ...body.elements,
      element('exclusiveGateway', `id="${into}"`),
      element('exclusiveGateway', `id="${out}"`),
      path(into, body.enter),
      path(body.leave, out),
      flow(out, into, "outcome == 'rejected'"),
    ],
  };
}

type Split = Extract<Block, { open: readonly boolean[] }>;

/** A split and its join; of an inclusive or exclusive one some branches are closed, the first is the default. */
function drawSplit({ kind, blocks: parts, open: opened }: Split, nextId: NextId): Drawn {
  const [split, join] = [nextId('split'), nextId('join')];
  const drawn = parts.map((part) => drawBlock(part, nextId));
  const inward = drawn.map(({ enter }, index) =>
    kind === 'parallel' || index === 0
      ? flow(split, enter)
      : flow(split, enter, String(opened[index] ?? false)),
  );
  const fallback = kind === 'parallel' ? '' : ` default="${split}-${drawn[0]?.enter ?? ''}"`;
  return {
    enter: split,
    leave: join,
    elements: [
      element(`${kind}Gateway`, `id="${split}"${fallback}`),
      element(`${kind}Gateway`, `id="${join}"`),
      ...drawn.flatMap((part) => part.elements),
      ...inward,
      ...drawn.map(({ leave }) => path(leave, join)),
    ],
  };
}
