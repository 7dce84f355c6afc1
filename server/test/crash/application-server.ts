import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { callerOf, ServerGone } from './caller.ts';
import type { Attempt } from './company-work.ts';
import { companyWork } from './company-work.ts';
import type { Subject } from './crash-loop.ts';
import type { Inside } from './look-inside.ts';
import { lookInside } from './look-inside.ts';
import { officerWork } from './officer-work.ts';

const serverDir = fileURLToPath(new URL('../..', import.meta.url));
const patienceMs = 500_000;

/** Companies by writer; the fourth writer is the officers in turn. */
const companies = [['yunlan-c043', 'yunlan-c008'], ['yunlan-c001', 'yunlan-c003'], ['yunlan-c010']];
const officers = [
  { account: 'acceptor', taskName: '形式审查与受理', outcome: 'accepted' },
  { account: 'reviewer', taskName: '业务审核', outcome: 'passed' },
  { account: 'lead', taskName: '负责人审定', outcome: 'approved' },
];

interface Guide {
  id: string;
  processDefKey: string;
}

/** The real server on a folder that outlives it, in the middle of applications. */
export class ApplicationServer implements Subject {
  private child: ChildProcess | undefined;
  private inside: Inside = { marks: [], halves: {} };
  private readonly origin: string;
  private readonly work: Generator<Attempt>[] = [];
  private readonly pending: (Attempt | undefined)[] = [];

  constructor(
    private readonly program: string,
    private readonly folder: string,
    private readonly port: number,
  ) {
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** Looks at what the dead server left before the next one could mend it. */
  async start(): Promise<void> {
    if (existsSync(join(this.folder, 'database'))) this.inside = await lookInside(this.folder);
    const env = {
      APP_MODE: 'test',
      DATA_DIR: this.folder,
      SERVER_PORT: String(this.port),
      LOG_LEVEL: 'error',
    };
    this.child = spawn(process.execPath, [this.program], {
      cwd: serverDir,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await this.untilAnswers();
    if (this.work.length === 0) await this.distribute();
  }

  async write(writer: number): Promise<string | undefined> {
    const attempt = (this.pending[writer] ??= this.nextOf(writer));
    if (!attempt) return undefined;
    try {
      const mark = await attempt();
      this.pending[writer] = undefined;
      return mark;
    } catch (error) {
      if (error instanceof ServerGone && this.child?.exitCode === null) return undefined;
      throw error;
    }
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  readBack(): Promise<{ marks: Set<string>; halves: number }> {
    const half = Object.entries(this.inside.halves).filter(([, rows]) => rows > 0);
    for (const [sentence, rows] of half) process.stderr.write(`${rows} x ${sentence}\n`);
    return Promise.resolve({ marks: new Set(this.inside.marks), halves: half.length });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.child || this.child.exitCode !== null) throw new Error('the server ended by itself');
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    await exit;
  }

  private nextOf(writer: number): Attempt | undefined {
    const next = this.work[writer]?.next();
    return next?.done ? undefined : next?.value;
  }

  private async untilAnswers(): Promise<void> {
    const until = Date.now() + patienceMs;
    while (Date.now() < until && this.child?.exitCode === null) {
      const answer = await fetch(`${this.origin}/api/health/ready`).catch(() => undefined);
      if (answer?.status === 200) return;
      await delay(50);
    }
    throw new Error(`the server did not come up; its exit code: ${String(this.child?.exitCode)}`);
  }

  private async distribute(): Promise<void> {
    const guideIds = await this.openGuides();
    for (const accounts of companies) this.work.push(this.companiesInTurn(accounts, guideIds));
    const people = officers.map(({ account, ...work }) => ({
      caller: callerOf(this.origin, account),
      ...work,
    }));
    this.work.push(officerWork(people));
  }

  private *companiesInTurn(accounts: readonly string[], guideIds: readonly string[]): Generator<Attempt> {
    for (const account of accounts) yield* companyWork(callerOf(this.origin, account), guideIds);
  }

  private async openGuides(): Promise<string[]> {
    const query = { windowStatus: 'open', isMsjx: '0', size: '50' };
    const { records } = await callerOf(this.origin, companies[0]![0]!).get<{ records: Guide[] }>(
      'policy/policyitemguide/page',
      query,
    );
    return records.filter(({ processDefKey }) => processDefKey === 'wf_apply_standard').map(({ id }) => id);
  }
}
