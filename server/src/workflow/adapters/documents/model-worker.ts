import { parentPort, workerData } from 'node:worker_threads';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { parseModel } from '../../model/parse.ts';
import { warningsOf } from '../../model/warnings.ts';
import { modelRequest } from './model-messages.ts';
import type { ModelReply } from './model-messages.ts';

// The thread that reads one large document: it answers with what stands in it, or with why it is refused.
const { xml, listeners, warns } = modelRequest.parse(workerData);
parentPort?.postMessage(await reply());

async function reply(): Promise<ModelReply> {
  try {
    const definitions = await parseModel(xml, listeners);
    return { definitions, warnings: warns ? definitions.map(warningsOf) : [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: { code: error.code, facts: error.facts } };
  }
}
