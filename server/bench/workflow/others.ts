import { busyMeter } from './busy.ts';
import { lineOf } from './diagrams.ts';
import { median } from './percentile.ts';
import { ourWalk } from './our-walk.ts';
import type { Line, Sheet } from './sheet.ts';
import { atLeast } from './sheet.ts';
import { openSubject } from './subject.ts';
import type { Subject } from './subject.ts';
import { theirWalk } from './their-walk.ts';

type Walk = () => Promise<number>;

/** How often each side walks a line, and how many times as much theirs is to cost; theirs takes most of a minute for the long one. */
const lines = [
  { nodes: 24, walks: 5, leastRatio: 3 },
  { nodes: 240, walks: 1, leastRatio: 10 },
];

/** The processor time of walks to the end of a line, on our engine and on the npm package bpmn-engine in turn. */
export async function measureOthers(address: string): Promise<Sheet> {
  const subject = await openSubject(address, 'others');
  try {
    const measured: Line[] = [];
    for (const line of lines) measured.push(await compared(subject, line));
    return {
      title: 'All tasks of a line completed one after the other, beside bpmn-engine',
      heading: ['nodes', 'tasks', 'on PostgreSQL ms', 'ours ms', 'theirs ms', 'theirs to ours'],
      lines: measured,
      notes: [
        'ours and theirs: CPU of a walk, state recovered from text, one task completed and state saved as text each time, model parsed once',
        'on PostgreSQL: the same walk as the product runs it, each step committed, CPU of our process and of the database',
      ],
    };
  } finally {
    await subject.close();
  }
}

async function compared(
  subject: Subject,
  { nodes, walks, leastRatio }: (typeof lines)[number],
): Promise<Line> {
  const { key, xml } = lineOf(nodes);
  await subject.deploy({ xml });
  const onPostgres = () => walkOnPostgres(subject, key);
  const [ours, theirs] = [await ourWalk(key, xml), await theirWalk(xml)];
  for (const warmUp of [onPostgres, ours, ours, ours, () => theirs(20)]) await warmUp();
  const busy = await busyMeter(subject.url);
  const cost = async (walk: Walk) => {
    busy();
    const steps = await walk();
    if (steps !== nodes - 2) throw new Error(`A walk ended after ${String(steps)} steps`);
    const { process, database } = busy();
    return { process, whole: process + database };
  };
  const spent = { postgres: [] as number[], ours: [] as number[], theirs: [] as number[] };
  for (let walk = 0; walk < walks; walk += 1) {
    spent.postgres.push((await cost(onPostgres)).whole);
    spent.ours.push((await cost(ours)).process);
    spent.theirs.push((await cost(theirs)).process);
  }
  const [postgres, our, their] = [spent.postgres, spent.ours, spent.theirs].map(median);
  const figures = [postgres!, our!, their!].map((ms) => ms.toFixed(0));
  const ratio = their! / our!;
  return {
    cells: [String(nodes), String(nodes - 2), ...figures, ratio.toFixed(1)],
    aim: atLeast(ratio, leastRatio),
  };
}

async function walkOnPostgres({ start, complete }: Subject, key: string): Promise<number> {
  let { taskIds } = await start(key);
  let steps = 0;
  for (; taskIds.length > 0; steps += 1) ({ taskIds } = await complete(taskIds[0]!));
  return steps;
}
