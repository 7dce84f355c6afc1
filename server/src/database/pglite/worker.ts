import { parentPort, workerData } from 'node:worker_threads';
import { copyError } from './copied-error.ts';
import { runStatement, startEngine } from './engine.ts';
import { HeldTransaction } from './held-transaction.ts';
import { type Call, openedReply, type Reply, type Request, type WorkerOptions } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('This file is the entry of a worker thread.');

const options = workerData as WorkerOptions;
const engine = await startEngine(options);
const transactions = new Map<number, HeldTransaction>();

function held(transaction: number): HeldTransaction {
  const found = transactions.get(transaction);
  if (!found) throw new Error(`no transaction ${transaction}`);
  return found;
}

async function begin(id: number): Promise<number> {
  transactions.set(id, await HeldTransaction.begin(engine, options.idleTransactionMs));
  return id;
}

async function end(transaction: number, commit: boolean): Promise<void> {
  const ending = held(transaction);
  transactions.delete(transaction);
  await (commit ? ending.commit() : ending.rollBack());
}

async function close(): Promise<void> {
  await Promise.all([...transactions.values()].map((transaction) => transaction.rollBack()));
  await engine.close();
}

function run(call: Call, id: number): Promise<unknown> {
  switch (call.kind) {
    case 'query': {
      const { statement, transaction } = call;
      if (transaction === undefined) return runStatement(engine, statement);
      return held(transaction).run((handle) => runStatement(handle, statement));
    }
    case 'exec':
      return call.transaction === undefined
        ? engine.exec(call.text)
        : held(call.transaction).run((handle) => handle.exec(call.text));
    case 'begin':
      return begin(id);
    case 'end':
      return end(call.transaction, call.commit);
    case 'close':
      return close();
  }
}

async function answer({ id, call }: Request): Promise<Reply> {
  try {
    return { id, value: await run(call, id) };
  } catch (error) {
    return { id, error: copyError(error) };
  }
}

port.on('message', (request: Request) => {
  void answer(request).then((reply) => {
    port.postMessage(reply);
    if (request.call.kind === 'close') port.close();
  });
});
port.postMessage({ id: openedReply } satisfies Reply);
