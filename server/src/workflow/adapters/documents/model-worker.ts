import { parentPort, workerData } from 'node:worker_threads';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { FoundFaults, refusing } from '../../model/faults/faults.ts';
import { parseModel } from '../../model/parse.ts';
import { warningsOf } from '../../model/warnings.ts';
import { modelRequest } from './model-messages.ts';
import type { ModelReply } from './model-messages.ts';

// The thread that reads one large document: it answers with what stands in it, or with why it is refused.
const { xml, listeners, warns, collects } = modelRequest.parse(workerData);
parentPort?.postMessage(await reply());

async function reply(): Promise<ModelReply> {
  try {
    const faults = new FoundFaults();
    const definitions = await parseModel(xml, listeners, collects ? faults : refusing);
    const isWhole = faults.found.length === 0;
    return {
      ...{ definitions, warnings: warns && isWhole ? definitions.map(warningsOf) : [] },
      faults: faults.found.map(({ refusal: { code, facts }, elementId }) => ({ code, facts, elementId })),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: { code: error.code, facts: error.facts } };
  }
}
