import type { TaskQuery } from '../../src/workflow/index.ts';
import { busyMeter } from './busy.ts';
import { copyInstance } from './copies.ts';
import { lineOf } from './diagrams.ts';
import { percentile } from './percentile.ts';
import type { Line, Sheet } from './sheet.ts';
import { atMost } from './sheet.ts';
import { openSubject } from './subject.ts';
import type { Subject } from './subject.ts';

const tasks = 100_000;
const perPerson = 5_000;
/** So many people hold the half of the tasks, and so many agencies are offered the other half, the most that one may be. */
const shares = tasks / 2 / perPerson;
const callers = 2;
const callsEach = 200;
const mostMs = 50;

const filters: Record<string, Partial<TaskQuery>> = {
  'no filter': {},
  'a part of the company': { companyName: '第7' },
  'due before a day': { dueBefore: new Date(Date.now() + 20 * 86_400_000) },
};

/** The first page of both lists with its exact total, for people who have as much as anybody may. */
export async function measureLists(address: string): Promise<Sheet> {
  const subject = await openSubject(address, 'lists');
  try {
    await fillUp(subject);
    const lines: Line[] = [];
    for (const [filter, query] of Object.entries(filters))
      for (const list of ['todoTasks', 'claimableTasks'] as const)
        lines.push(
          await measured(subject, `${list}, ${filter}`, (person) => read(subject, { list, person, query })),
        );
    return {
      title: `Lists with ${String(tasks)} open tasks, ${String(perPerson)} of each person, ${String(callers)} callers, first page of 10`,
      heading: ['list', 'total', 'CPU ms', 'database ms', 'p50 ms', 'p99 ms'],
      lines,
      notes: ['CPU and database: processor time of our process and of PostgreSQL for one call'],
    };
  } finally {
    await subject.close();
  }
}

/** Half of the tasks held, half offered to an agency's officers, and of these every eleventh to one of them by name as well. */
async function fillUp(subject: Subject): Promise<void> {
  const { key, xml } = lineOf(24);
  await subject.deploy({ xml });
  const { instanceId } = await subject.start(key);
  const isOffered = 'g % 2 = 0';
  const share = `(g / 2 % ${String(shares)})`;
  const created = `now() - g % 86400 * interval '37 seconds'`;
  const due = `case when g % 3 = 0 then null else now() + (g % 40 - 10) * interval '1 day' end`;
  const candidate = { due_at: due, created_at: created, is_offered: isOffered };
  const copies = copyInstance(instanceId, tasks, {
    instance: { company_name: `'第' || g % 1000 || '号公司'`, title: `'申请' || g`, started_at: created },
    task: {
      status: `case when ${isOffered} then 'candidate' else 'doing' end`,
      assignee_id: `case when ${isOffered} then null else 'officer' || ${share} end`,
      ...{ due_at: due, created_at: created },
    },
    candidate: { ...candidate, department_id: `'agency' || ${share}` },
  });
  const byName = `insert into wf_task_candidate (id, tenant_id, task_id, user_id, is_offered, due_at, created_at)
    select gen_random_uuid(), tenant_id, task_id, replace(department_id, 'agency', 'officer'), is_offered, due_at, created_at
    from wf_task_candidate where is_offered and department_id <> 'agency' and ('x' || left(id::text, 8))::bit(32)::int % 22 = 0`;
  await subject.fill([...copies, byName, 'vacuum (analyze)']);
}

interface Asked {
  list: 'todoTasks' | 'claimableTasks';
  person: number;
  query: Partial<TaskQuery>;
}

function read({ workflow, as }: Subject, { list, person, query }: Asked) {
  const at = String(person % shares);
  const officer = { userId: `officer${at}`, roleIds: ['officer'], departmentIds: [`agency${at}`] };
  return workflow[list](as(officer), { current: 1, size: 10, ...query });
}

/** Some callers at one time, each one person after the other. */
async function measured(
  { url }: Subject,
  name: string,
  ask: (person: number) => Promise<{ total: number }>,
): Promise<Line> {
  const warmUp = (first: number) => Promise.all(Array.from({ length: callers }, (_, at) => ask(first + at)));
  for (let person = 0; person < 20; person += callers) await warmUp(person);
  const busy = await busyMeter(url);
  const took: number[] = [];
  const call = async (first: number) => {
    for (let person = first; person < callsEach * callers; person += callers) {
      const began = performance.now();
      await ask(person);
      took.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, at) => call(at)));
  const { process: own, database } = busy();
  const { total } = await ask(0);
  const p99 = percentile(took, 0.99);
  const cpu = [own, database].map((ms) => (ms / took.length).toFixed(1));
  const figures = [String(total), ...cpu, percentile(took, 0.5).toFixed(1), p99.toFixed(1)];
  return { cells: [name, ...figures], aim: atMost(p99, mostMs, ' ms') };
}
