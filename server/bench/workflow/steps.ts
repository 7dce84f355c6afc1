import { median } from './percentile.ts';
import type { Busy } from './busy.ts';
import { busyMeter } from './busy.ts';
import { copyInstance, copyRows, idsOfCopies } from './copies.ts';
import { branchesOf, lineOf } from './diagrams.ts';
import type { Line, Sheet } from './sheet.ts';
import { atMost } from './sheet.ts';
import { openSubject } from './subject.ts';
import type { Subject } from './subject.ts';
import { wfHistory } from '../../src/workflow/adapters/tables.ts';

/** Something that grows, at one size; its tasks are completed in turn, and what follows them takes its place in the row. */
interface Variant {
  name: string;
  tasks: string[];
}

interface Measured extends Busy {
  name: string;
  medianMs: number;
}

const completions = 100;
/** Measured in turn, so that what else the machine does meets all of them. */
const atOnce = 10;
/** Runs on a machine that does other things too differ by as much. */
const mostGrowth = 1.25;

/** What one completion costs, as what surrounds it grows. */
export async function measureSteps(address: string): Promise<Sheet> {
  const subject = await openSubject(address, 'steps');
  try {
    await subject.deploy(lineOf(240));
    const groups = [
      await diagrams(subject),
      await variables(subject),
      await tokens(subject),
      await history(subject),
    ];
    return {
      title: `A completion as what surrounds it grows, ${String(completions)} of each`,
      heading: ['what', 'median ms', 'CPU ms', 'database ms', 'CPU to first'],
      lines: groups.flat(),
      notes: [
        'CPU and database: processor time of our process and of its session in PostgreSQL; the last column is their sum beside the first of its kind',
      ],
    };
  } finally {
    await subject.close();
  }
}

/** In the middle of the line, so that as many outcomes are kept as a real case has there. */
async function diagrams(subject: Subject): Promise<Line[]> {
  const variants: Variant[] = [];
  for (const nodes of [24, 60, 120, 240]) {
    const model = lineOf(nodes);
    await subject.deploy(model);
    const { instanceId, taskIds } = await subject.start(model.key);
    let task = taskIds[0]!;
    for (let passed = 0; passed < nodes / 2; passed += 1) task = (await subject.complete(task)).taskIds[0]!;
    const count = completions / 2;
    await subject.fill(copyInstance(instanceId, count));
    variants.push({ name: `diagram of ${String(nodes)} nodes`, tasks: idsOfCopies(task, count) });
  }
  return linesOf(await measured(subject, variants), true);
}

/** One instance each, which no step of the line reads or writes a variable of. */
async function variables(subject: Subject): Promise<Line[]> {
  const variants: Variant[] = [];
  for (const kb of [0, 64, 512, 1024]) {
    // A value may have 64 KB and all together a megabyte, so the last of them stays a little below.
    const values = Array.from({ length: kb / 32 }, (_, at) => [
      `value${String(at)}`,
      paragraph.slice(0, 32_000),
    ]);
    const { taskIds } = await subject.start('line240', Object.fromEntries(values));
    variants.push({ name: `variables of ${String(kb)} KB`, tasks: [...taskIds] });
  }
  return linesOf(await measured(subject, variants), true);
}

/** Text that does not shrink to nothing where the database compresses it. */
const paragraph = Array.from({ length: 4_000 }, (_, at) =>
  ((at * 2_654_435_761) % 4_294_967_296).toString(36),
).join(' ');

/** The first branch walks on while the others wait. */
async function tokens(subject: Subject): Promise<Line[]> {
  const variants: Variant[] = [];
  for (const branches of [1, 10, 50]) {
    const model = branchesOf(branches);
    await subject.deploy(model);
    const { taskIds } = await subject.start(model.key);
    variants.push({ name: `${String(branches)} open tokens`, tasks: [taskIds[0]!] });
  }
  return linesOf(await measured(subject, variants), false);
}

/** One instance each; the last of them once more says what it is that all rows of the table are many. */
async function history(subject: Subject): Promise<Line[]> {
  const variants: Variant[] = [];
  const before = await subject.start('line240');
  const [empty] = await measured(subject, [
    { name: 'history of 0 rows, few in all', tasks: [...before.taskIds] },
  ]);
  for (const rows of [0, 10_000, 100_000, 1_000_000]) {
    const { instanceId, taskIds } = await subject.start('line240');
    const own = `source.id = (select id from wf_history where instance_id = '${instanceId}' order by id limit 1)`;
    const differing = { instance_id: `'${instanceId}'`, task_id: 'null', ended_at: 'now()' };
    await subject.fill([
      // Of what is copied here every reference is known to hold.
      'set session_replication_role = replica',
      copyRows(wfHistory, own, { count: rows, differing }),
    ]);
    variants.push({
      name: `history of ${rows.toLocaleString('en')} rows, 1,110,000 in all`,
      tasks: [...taskIds],
    });
  }
  await subject.fill(['vacuum (analyze) wf_history', 'checkpoint']);
  // Judged beside each other: a machine that others use is not as fast a minute later.
  return [...linesOf([empty!], false), ...linesOf(await measured(subject, variants), true)];
}

async function measured(subject: Subject, variants: readonly Variant[]): Promise<Measured[]> {
  for (const variant of variants) await completeSome(subject, variant);
  const busy = await busyMeter(subject.url);
  const costs = variants.map(({ name }) => ({ name, took: [] as number[], process: 0, database: 0 }));
  for (let done = 0; done < completions; done += atOnce)
    for (const [at, variant] of variants.entries()) {
      const cost = costs[at]!;
      busy();
      cost.took.push(...(await completeSome(subject, variant)));
      const since = busy();
      cost.process += since.process / completions;
      cost.database += since.database / completions;
    }
  return costs.map(({ took, ...cost }) => ({ ...cost, medianMs: median(took) }));
}

async function completeSome(subject: Subject, { tasks }: Variant): Promise<number[]> {
  const took: number[] = [];
  for (let done = 0; done < atOnce; done += 1) {
    const began = performance.now();
    const { taskIds } = await subject.complete(tasks.shift()!);
    took.push(performance.now() - began);
    tasks.push(...taskIds);
  }
  return took;
}

function linesOf(measuredHere: readonly Measured[], hasAim: boolean): Line[] {
  const whole = ({ process, database }: Measured) => process + database;
  const first = whole(measuredHere[0]!);
  return measuredHere.map((one, at) => {
    const growth = whole(one) / first;
    const figures = [one.medianMs, one.process, one.database, growth].map((figure) => figure.toFixed(2));
    const cells = [one.name, ...figures];
    return hasAim && at > 0 ? { cells, aim: atMost(growth, mostGrowth) } : { cells };
  });
}
