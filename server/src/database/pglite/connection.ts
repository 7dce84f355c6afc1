import type { Worker } from 'node:worker_threads';
import { DatabaseStopped } from '../errors.ts';
import { restoreError } from './copied-error.ts';
import { type Call, openedReply, type Reply, type Request, type WorkerOptions } from './messages.ts';
import { startThread } from './thread.ts';

// The engine cannot cancel a statement; one that blocks everything for this long has its worker thread terminated.
const silenceMs = 30_000;

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** The calling side of one worker: numbers the calls and hands each its reply; when the worker dies, all of them reject. */
export class Connection {
  private readonly waiting = new Map<number, Waiting>();
  private lastId = openedReply;
  private stopped: Error | undefined;
  private silence: NodeJS.Timeout | undefined;
  /** Settles when the worker has gone, for whatever reason. */
  readonly gone: Promise<void>;

  private constructor(private readonly worker: Worker) {
    worker.on('message', (reply: Reply) => {
      this.settle(reply);
    });
    worker.on('error', (error) => {
      this.stop(error);
    });
    this.gone = new Promise((resolve) => {
      worker.once('exit', () => {
        this.stop(undefined);
        resolve();
      });
    });
  }

  /** Starts a worker and answers when its database is open. */
  static async open(options: WorkerOptions): Promise<Connection> {
    const connection = new Connection(await startThread(options));
    await connection.reply(openedReply);
    return connection;
  }

  /** Sends one call; rejects with what the database refused, or because the worker stopped. */
  async call(call: Call): Promise<unknown> {
    if (this.stopped) throw this.stopped;
    this.lastId += 1;
    const reply = this.reply(this.lastId);
    this.silence ??= this.expectReply();
    this.worker.postMessage({ id: this.lastId, call } satisfies Request);
    return reply;
  }

  /** Ends the thread at once, as a crash would. */
  async kill(): Promise<void> {
    await this.worker.terminate();
  }

  private reply(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  private settle({ id, value, error }: Reply): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    clearTimeout(this.silence);
    this.silence = this.waiting.size > 0 ? this.expectReply() : undefined;
    if (error) waiting?.reject(restoreError(error));
    else waiting?.resolve(value);
  }

  private expectReply(): NodeJS.Timeout {
    return setTimeout(() => void this.kill(), silenceMs);
  }

  private stop(cause: Error | undefined): void {
    this.stopped ??= new DatabaseStopped(cause);
    for (const { reject } of this.waiting.values()) reject(this.stopped);
    this.waiting.clear();
    clearTimeout(this.silence);
  }
}
