import { youngObjects } from '@policy/shared/node/young-objects.ts';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { bundle } from '../../bundle.mjs';
import type { Answer, Question } from './questions.ts';

/** A benchmarked process, with what it told when it was ready. */
export type Benchmarked<Ready> = Ready & {
  ask: (question: Question) => Promise<Answer>;
  stop: () => Promise<void>;
};

/**
 * Starts a program of this folder's parent, bundled as the server that is delivered, in a process of its own,
 * so that the load does not share its event loop.
 */
export async function startProcess<Ready>(program: string, args: string[]): Promise<Benchmarked<Ready>> {
  const folder = await bundle({ program: `bench/${program}.ts` }, '.test/bench');
  const child = fork(join(folder, 'program.js'), args, { execArgv: ['--expose-gc', youngObjects] });
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready));
    child.once('exit', (code) => reject(new Error(`the benchmarked server ended with ${code}`)));
  });
  const ask = async (question: Question) => {
    child.send(question);
    const [message] = (await once(child, 'message')) as [{ answer: Answer }];
    return message.answer;
  };
  const stop = async () => {
    const exit = once(child, 'exit');
    child.disconnect();
    await exit;
  };
  return { ...ready, ask, stop };
}
