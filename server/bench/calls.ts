import { load } from './load.ts';
import type { Target } from './load.ts';
import { draftPolicyIds, madePolicyIds } from './policies.ts';
import type { Cost, Row } from './row.ts';
import type { Subject } from './subject.ts';

/** A call as we serve it and as it would be written by hand. */
interface Call {
  name: string;
  ours: string;
  limit: string;
  aim?: number;
  body?: () => object;
}

const example = madePolicyIds[4_000]!;
let turn = 0;

/** Another policy every time, so that no two writers want the same row. */
function change(): object {
  turn += 1;
  const id = draftPolicyIds[turn % draftPolicyIds.length];
  return { id, title: `高质量发展若干措施（修订${turn}）`, summary: '从四个方面提出八条普惠性支持措施。' };
}

const calls: readonly Call[] = [
  {
    name: 'list, page of 10, signed in',
    ours: '/policy/policyinfo/listmanage?current=3&size=10',
    limit: '/list?current=3&size=10',
    aim: 1.3,
  },
  {
    name: 'policy detail, signed in',
    ours: `/policy/policyinfo/detail?id=${example}`,
    limit: `/detail?id=${example}`,
    aim: 0.75,
  },
  { name: 'submit (change)', ours: '/policy/policyinfo/submit', limit: '/submit', aim: 0.6, body: change },
];

/** Puts every call under load, each followed at once by its limit, and the bare route at the end. */
export async function measureCalls(subject: Subject, on: string, seconds: number): Promise<Row[]> {
  const rows: Row[] = [];
  const bear = (target: Target) => measured(subject, target, seconds);
  for (const { name, ours, limit, aim, body } of calls) {
    const more = body ? { body } : {};
    const own: Target = { url: subject.ours + ours, headers: subject.headers, ...more };
    const bare: Target = { url: subject.limit + limit, ...more };
    await assertSameAnswer(own, bare, body?.());
    rows.push({ name, on, ours: await bear(own), limit: await bear(bare), aim: aim ?? 0 });
  }
  const bare = await bear({ url: `${subject.limit}/select1` });
  rows.push({ name: 'bare route, SELECT 1', on, ours: bare, limit: bare });
  return rows;
}

/** Statements and busy time of one call, over all of them. */
async function measured(subject: Subject, target: Target, seconds: number): Promise<Cost> {
  await subject.ask('statements');
  await subject.ask('cpu');
  const figures = await load(target, seconds);
  const [statements, cpuMs] = [await subject.ask('statements'), await subject.ask('cpu')];
  const { allRequests } = figures;
  return { ...figures, statements: statements / allRequests, cpuMs: cpuMs / allRequests };
}

/** What every write moves on by itself. */
const moving = ['version', 'updateTime', 'updateUser'];

/** A limit that told less would be no limit of the same thing; both write the same body. */
async function assertSameAnswer(ours: Target, limit: Target, body?: object): Promise<void> {
  const one = await rowOf(ours, body);
  const other = await rowOf(limit, body);
  for (const [key, value] of Object.entries(one)) {
    if (body && moving.includes(key)) continue;
    if (JSON.stringify(other[key]) === JSON.stringify(value)) continue;
    throw new Error(
      `${ours.url} and its limit differ in ${key}: ${JSON.stringify(value)} and ${JSON.stringify(other[key])}`,
    );
  }
}

async function rowOf({ url, headers = {} }: Target, body?: object): Promise<Record<string, unknown>> {
  const type = { 'content-type': 'application/json' };
  const post = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const answer = await fetch(url, { ...post, headers: { ...headers, ...(body ? type : {}) } });
  const { data } = (await answer.json()) as { data: Record<string, unknown> };
  const [first] = (data.records ?? [data]) as Record<string, unknown>[];
  return first!;
}
