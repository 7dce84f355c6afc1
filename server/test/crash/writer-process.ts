import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Subject } from './crash-loop.ts';
import type { WriterReply, WriterRequest } from './writer-messages.ts';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

class WriterGone extends Error {}

/** The database layer in a process of its own, on a folder that outlives the process. */
export class WriterProcess implements Subject {
  private child: ChildProcess | undefined;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** @param args The folder and the archive that the program gets. */
  constructor(private readonly args: string[]) {}

  async start(): Promise<void> {
    const program = fileURLToPath(new URL('./writer.ts', import.meta.url));
    const child = fork(program, this.args, { execArgv: ['--import', import.meta.resolve('tsx')] });
    this.child = child;
    child.on('message', ({ id, value }: WriterReply) => {
      this.waiting.get(id)?.resolve(value);
      this.waiting.delete(id);
    });
    child.once('exit', () => {
      for (const { reject } of this.waiting.values()) reject(new WriterGone());
      this.waiting.clear();
    });
    await this.reply(0);
  }

  async write(writer: number): Promise<string | undefined> {
    return (await this.ask('write', writer).catch(refusedByKill)) as string | undefined;
  }

  async kill(): Promise<void> {
    if (!this.child) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }

  async stop(): Promise<void> {
    await this.ask('stop');
  }

  async readBack(): Promise<{ marks: Set<string>; halves: number }> {
    const { marks, halves } = (await this.ask('readBack')) as { marks: string[]; halves: number };
    return { marks: new Set(marks), halves };
  }

  private ask(kind: WriterRequest['kind'], writer = 0): Promise<unknown> {
    if (!this.child?.connected) return Promise.reject(new WriterGone());
    this.lastId += 1;
    const reply = this.reply(this.lastId);
    // A process that dies while it is being written to shows in its exit, which rejects the reply.
    this.child.send({ id: this.lastId, kind, writer } satisfies WriterRequest, () => undefined);
    return reply;
  }

  private reply(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }
}

function refusedByKill(error: unknown): undefined {
  if (!(error instanceof WriterGone)) throw error;
}
