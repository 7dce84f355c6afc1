import { parentPort, workerData } from 'node:worker_threads';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { parseModel } from '../../model/parse.ts';
import { modelRequest } from './model-messages.ts';
import type { ModelReply } from './model-messages.ts';

// The thread that reads one large document: it answers with what stands in it, or with why it is refused.
const { xml, listeners } = modelRequest.parse(workerData);
parentPort?.postMessage(await reply());

async function reply(): Promise<ModelReply> {
  try {
    return { definitions: await parseModel(xml, listeners) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: { code: error.code, facts: error.facts } };
  }
}
