import { Worker } from 'node:worker_threads';

import { threadProgram } from '../../../database/thread-program.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Definition } from '../../model/definition.ts';
import { parseModel } from '../../model/parse.ts';
import type { ListenerPolicy } from '../../model/refuse-unsupported.ts';
import type { ModelReply, ModelRequest } from './model-messages.ts';

/** From so many characters on, a document is read beside the event loop: it would hold up every other caller. */
const largeLength = 200_000;
let program: Promise<URL> | undefined;

/** The processes of a BPMN document, as `parseModel` reads them; a large one is read in a thread of its own. */
export async function readModel(
  xml: string,
  listeners: ListenerPolicy = 'refuse',
): Promise<readonly Definition[]> {
  if (xml.length <= largeLength) return parseModel(xml, listeners);
  const reply = await readInThread({ xml, listeners });
  if ('definitions' in reply) return reply.definitions;
  throw new Refusal(reply.refused.code, reply.refused.facts);
}

async function readInThread(workerData: ModelRequest): Promise<ModelReply> {
  program ??= threadProgram('model-worker', new URL('./model-worker.ts', import.meta.url));
  const thread = new Worker(await program, { workerData });
  try {
    return await new Promise<ModelReply>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new Error(`the reader of a model ended with ${code}`)));
    });
  } finally {
    await thread.terminate();
  }
}
