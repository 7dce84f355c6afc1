import fc from 'fast-check';

import { draw, element, end, flow, path, start, subProcess, userTask } from './draw.ts';

/** A block of a process: what stands in it always comes to its end. */
export type Block =
  | { kind: 'task' }
  | { kind: 'sequence'; blocks: readonly Block[] }
  | { kind: 'parallel' | 'inclusive' | 'exclusive'; blocks: readonly Block[]; open: readonly boolean[] }
  | { kind: 'subProcess'; block: Block }
  | { kind: 'loop'; block: Block };

const branches = <T>(block: fc.Arbitrary<T>) => fc.array(block, { minLength: 2, maxLength: 3 });
const open = fc.array(fc.boolean(), { minLength: 3, maxLength: 3 });

/** Random block-structured processes, a few levels deep. */
export const blocks: fc.Arbitrary<Block> = fc.letrec<{ block: Block }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 3, arbitrary: fc.constant({ kind: 'task' as const }) },
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
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('subProcess' as const), block: tie('block') }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('loop' as const), block: tie('block') }) },
  ),
})).block;

/** A block as it stands in a document: where one enters it, where one leaves it, and its elements. */
interface Drawn {
  enter: string;
  leave: string;
  elements: readonly string[];
}

/** Draws a block as a whole process. */
export function drawProcess(block: Block): string {
  let made = 0;
  const nextId = (kind: string) => `${kind}${(made += 1)}`;
  const { enter, leave, elements } = drawBlock(block, nextId);
  return draw('p', start(), ...elements, end(), path('start', enter), path(leave, 'end'));
}

type NextId = (kind: string) => string;

function drawBlock(block: Block, nextId: NextId): Drawn {
  switch (block.kind) {
    case 'task': {
      const id = nextId('task');
      return { enter: id, leave: id, elements: [userTask(id)] };
    }
    case 'sequence':
      return drawSequence(block.blocks, nextId);
    case 'subProcess':
      return drawSubProcess(block.block, nextId);
    case 'loop':
      return drawLoop(block.block, nextId);
    case 'parallel':
    case 'inclusive':
    case 'exclusive':
      return drawSplit(block, nextId);
  }
}

function drawSequence(parts: readonly Block[], nextId: NextId): Drawn {
  const drawn = parts.map((part) => drawBlock(part, nextId));
  const joints = drawn.slice(1).map((part, index) => path(drawn[index]?.leave ?? '', part.enter));
  return {
    enter: drawn[0]?.enter ?? '',
    leave: drawn.at(-1)?.leave ?? '',
    elements: [...drawn.flatMap((part) => part.elements), ...joints],
  };
}

function drawSubProcess(block: Block, nextId: NextId): Drawn {
  const id = nextId('sub');
  const { enter, leave, elements } = drawBlock(block, nextId);
  const inside = [start(`${id}s`), ...elements, end(`${id}e`), path(`${id}s`, enter), path(leave, `${id}e`)];
  return { enter: id, leave: id, elements: [subProcess(id, ...inside)] };
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
