import { Worker } from 'node:worker_threads';

import { threadProgram } from '../../../database/thread-program.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Definition } from '../../model/definition.ts';
import { FoundFaults } from '../../model/faults/faults.ts';
import type { Fault } from '../../model/faults/faults.ts';
import { parseModel } from '../../model/parse.ts';
import { noWarnings } from '@policy/shared/contract/process-design/calls.ts';
import { warningsOf } from '../../model/warnings.ts';
import type { ModelWarnings } from '@policy/shared/contract/process-design/calls.ts';
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
  return (await readInThread({ xml, listeners, warns: false, collects: false })).definitions;
}

/** A process with what its author should look at again. */
export interface ReadProcess {
  definition: Definition;
  warnings: ModelWarnings;
}

/** The same with what to look at again, which takes its time in a large document as well. */
export async function readChecked(
  xml: string,
  listeners: ListenerPolicy = 'refuse',
): Promise<readonly ReadProcess[]> {
  if (xml.length <= largeLength)
    return (await parseModel(xml, listeners)).map((definition) => ({
      ...{ definition, warnings: warningsOf(definition) },
    }));
  const { definitions, warnings } = await readInThread({
    ...{ xml, listeners, warns: true, collects: false },
  });
  return definitions.map((definition, at) => ({ definition, warnings: warnings[at] ?? noWarnings }));
}

/** What of a document can be read, beside everything for which it would be refused; only a whole one is looked at again. */
export async function readWithFaults(xml: string): Promise<{
  processes: readonly ReadProcess[];
  faults: readonly Fault[];
}> {
  if (xml.length > largeLength) {
    const { definitions, warnings, faults } = await readInThread({
      ...{ xml, listeners: 'refuse', warns: true, collects: true },
    });
    return {
      processes: definitions.map((definition, at) => ({ definition, warnings: warnings[at] ?? noWarnings })),
      faults: faults.map(({ code, facts, elementId }) => ({ refusal: new Refusal(code, facts), elementId })),
    };
  }
  const faults = new FoundFaults();
  const definitions = await parseModel(xml, 'refuse', faults);
  const warned = faults.found.length === 0 ? warningsOf : () => noWarnings;
  return {
    processes: definitions.map((definition) => ({ definition, warnings: warned(definition) })),
    faults: faults.found,
  };
}

async function readInThread(workerData: ModelRequest): Promise<Exclude<ModelReply, { refused: unknown }>> {
  const reply = await askThread(workerData);
  if ('refused' in reply) throw new Refusal(reply.refused.code, reply.refused.facts);
  return reply;
}

async function askThread(workerData: ModelRequest): Promise<ModelReply> {
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
