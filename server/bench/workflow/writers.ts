import pg from 'pg';

import { byHand } from './by-hand.ts';
import { copyInstance, idsOfCopies } from './copies.ts';
import { lineOf } from './diagrams.ts';
import type { Line, Sheet } from './sheet.ts';
import { atLeast } from './sheet.ts';
import { statementsSeen } from './statements-seen.ts';
import { openSubject } from './subject.ts';
import type { Subject } from './subject.ts';

const instances = 10_000;
const rounds = 6;
/** Writers at one time, and how many tasks ours and those by hand complete in each round. */
const runs = [
  { writers: 1, each: 250 },
  { writers: 8, each: 500 },
];
const leastShare = 0.6;

type Complete = (taskId: string) => Promise<unknown>;

/** Completions in a second, by the engine and by hand in turn; the hand takes other instances, at the same node. */
export async function measureWriters(address: string): Promise<Sheet> {
  const subject = await openSubject(address, 'writers');
  const pool = new pg.Pool({ connectionString: subject.url, max: 10 });
  try {
    const { tasks, hand } = await prepare(subject, pool);
    // As in a server that has run for some seconds: until then V8 has not compiled what runs often.
    await timed((taskId) => walk(subject, taskId), tasks.splice(0, 150), 8);
    await timed(hand, tasks.splice(0, 500), 8);
    const lines: Line[] = [];
    for (const { writers, each } of runs) {
      const [ours, byItself]: Took[][] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        ours!.push(await timed(subject.complete, tasks.splice(0, each), writers));
        byItself!.push(await timed(hand, tasks.splice(0, each), writers));
      }
      lines.push(lineOfRun(writers, rateOf(ours!, each), rateOf(byItself!, each)));
    }
    return {
      title: `Completions with several writers over ${String(instances)} instances of 24 nodes`,
      heading: ['writers', 'per second', 'CPU ms', 'by hand', 'CPU ms', 'share'],
      lines,
      notes: [
        'by hand: one transaction of the same SQL texts, prepared as ours are, that checks and decides nothing',
      ],
    };
  } finally {
    await pool.end();
    await subject.close();
  }
}

/** What a round took: of the clock, and of our process's share of the processor. */
interface Took {
  seconds: number;
  cpuMs: number;
}

interface Rate {
  perSecond: number;
  cpuMs: number;
}

function rateOf(took: readonly Took[], each: number): Rate {
  const sum = (part: keyof Took) => took.reduce((whole, one) => whole + one[part], 0);
  const completions = took.length * each;
  return { perSecond: completions / sum('seconds'), cpuMs: sum('cpuMs') / completions };
}

function lineOfRun(writers: number, ours: Rate, hand: Rate): Line {
  const told = [ours, hand].flatMap(({ perSecond, cpuMs }) => [perSecond.toFixed(0), cpuMs.toFixed(2)]);
  const share = ours.perSecond / hand.perSecond;
  const cells = [String(writers), ...told, share.toFixed(2)];
  return writers === 1 ? { cells } : { cells, aim: atLeast(share, leastShare) };
}

/** Instances at their first task, and what completes one by hand as the engine was seen to do. */
async function prepare(subject: Subject, pool: pg.Pool): Promise<{ tasks: string[]; hand: Complete }> {
  const { key, xml } = lineOf(24);
  await subject.deploy({ xml });
  const { instanceId, taskIds } = await subject.start(key);
  await subject.fill([...copyInstance(instanceId, instances), 'vacuum (analyze)']);
  const tasks = idsOfCopies(taskIds[0]!, instances);
  // The first of all sends what is only sent once, as the reading of the model.
  await subject.complete(tasks.shift()!);
  const sample = tasks.shift()!;
  const seen = await statementsSeen(() => subject.complete(sample));
  const hand = byHand(pool, seen, sample);
  await assertSame(pool, hand, { sample, other: tasks.shift()! });
  return { tasks, hand };
}

/** What some writers take for tasks that they take from one pile. */
async function timed(complete: Complete, tasks: readonly string[], writers: number): Promise<Took> {
  const pile = tasks.values();
  const write = async () => {
    for (const task of pile) await complete(task);
  };
  const [began, used] = [performance.now(), process.cpuUsage()];
  await Promise.all(Array.from({ length: writers }, write));
  const { user, system } = process.cpuUsage(used);
  return { seconds: (performance.now() - began) / 1000, cpuMs: (user + system) / 1000 };
}

/** Completes all tasks of one instance. */
async function walk({ complete }: Pick<Subject, 'complete'>, taskId: string): Promise<void> {
  const { taskIds } = await complete(taskId);
  for (const next of taskIds) await walk({ complete }, next);
}

/** Both ways leave the same behind, or their speeds say nothing. */
async function assertSame(
  pool: pg.Pool,
  hand: Complete,
  { sample, other }: { sample: string; other: string },
) {
  await hand(other);
  const left = `select t.node_id, t.status, t.rev, i.rev as of_instance, i.outcomes, e.node_id as at,
      (select count(*) from wf_history h where h.instance_id = i.id and h.ended_at is null) as open,
      (select count(*) from wf_task_candidate c where c.task_id = t.id) as candidates
    from wf_task t join wf_instance i on i.id = t.instance_id left join wf_execution e on e.id = t.execution_id
    where i.id = (select instance_id from wf_task where id = $1) order by t.node_id`;
  const [ours, theirs] = await Promise.all(
    [sample, other].map(async (task) => JSON.stringify((await pool.query(left, [task])).rows)),
  );
  if (ours !== theirs) throw new Error(`By hand something else is written:\n${ours}\n${theirs}`);
}
