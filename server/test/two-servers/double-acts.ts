import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { builtServer } from '../built-server.ts';
import { callerOf, Refused } from '../crash/caller.ts';
import type { Caller } from '../crash/caller.ts';
import { freePort } from '../free-port.ts';
import { sealRequest } from '../journeys/office/seal-request.ts';
import { startServer } from '../start/begin-together.ts';

const process = 'blade-workflow/process';

/** How two who acted on one task at the same time fared, over all tasks. */
export interface DoubleActs {
  /** Pairs of acts: two who claim one task, and one who completes it in two windows. */
  pairs: number;
  /** Pairs of which one act succeeded, and the other was answered 409 with a sentence. */
  clean: number;
  /** What the other pairs answered, with how often. */
  others: Record<string, number>;
}

interface Row {
  id: string;
  taskId: string;
  account: string;
  roleId: string;
}
interface Found {
  records: Row[];
}

/**
 * Has two handlers act on each of `tasks` tasks at the same moment, each through a server process of his own, both on one
 * PostgreSQL: first both claim it, then who has it completes it through both.
 */
export async function doubleActs(databaseUrl: string, tasks: number): Promise<DoubleActs> {
  const folder = mkdtempSync(join(tmpdir(), 'two-servers-'));
  const program = await builtServer();
  const started: ReturnType<typeof startServer>[] = [];
  const begin = async (name: string): Promise<string> => {
    const port = String(await freePort());
    const server = startServer(program, {
      ...{ APP_MODE: 'test', LOG_LEVEL: 'error', DATABASE_URL: databaseUrl },
      ...{ DATA_DIR: join(folder, name), SERVER_PORT: port },
    });
    started.push(server);
    const outcome = await server.outcome();
    if (outcome !== 'ready') throw new Error(outcome);
    return `http://127.0.0.1:${port}`;
  };
  try {
    // One after the other: the first fills the database.
    return await actOnEach([await begin('first'), await begin('second')], tasks);
  } finally {
    await Promise.all(started.map(({ end }) => end()));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function actOnEach([one, other]: [string, string], tasks: number): Promise<DoubleActs> {
  await giveRole(callerOf(one, 'admin'), 'reviewer', 'lead');
  const starter = callerOf(one, 'acceptor');
  const handlers = ['lead', 'reviewer'].map((account) => [callerOf(one, account), callerOf(other, account)]);
  const said: DoubleActs = { pairs: 0, clean: 0, others: {} };
  for (let at = 0; at < tasks; at += 1) {
    await starter.post(`${process}/startProcess`, sealRequest);
    const { records } = await handlers[0]![0]!.get<Found>(`${process}/claimList`, { size: '1' });
    const { taskId } = records[0]!;
    // Each comes through the other server the next time, so that neither is always the nearer one.
    const claims = await Promise.all(
      handlers.map((windows, handler) => answerTo(windows[(at + handler) % 2]!, 'claimTask', { taskId })),
    );
    note(said, claims);
    const holder = handlers[claims.indexOf('200')];
    if (!holder) continue;
    const decided = { taskId, outcome: 'approved', comment: '同意' };
    note(said, await Promise.all(holder.map((window) => answerTo(window, 'completeTask', decided))));
  }
  return said;
}

async function answerTo(caller: Caller, call: string, body: object): Promise<string> {
  try {
    await caller.post(`${process}/${call}`, body);
    return '200';
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

function note(said: DoubleActs, answers: string[]): void {
  said.pairs += 1;
  const [success, refusal] = [...answers].sort();
  if (success === '200' && /^409: .*"msg":"[^"]+/.test(refusal ?? '')) {
    said.clean += 1;
    return;
  }
  const key = answers.join(' | ');
  said.others[key] = (said.others[key] ?? 0) + 1;
}

async function giveRole(admin: Caller, account: string, from: string): Promise<void> {
  const rowOf = async (name: string) => {
    const { records } = await admin.get<Found>('blade-user/page', { account: name, size: '100' });
    return records.find((row) => row.account === name)!;
  };
  const [gets, has] = [await rowOf(account), await rowOf(from)];
  await admin.post('blade-user/grant', { userIds: gets.id, roleIds: `${gets.roleId},${has.roleId}` });
}
