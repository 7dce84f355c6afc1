import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Starts an app's server from its sources, which is to fail, and tells what it says and how it ends. */
export async function failedStart(main: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), main], {
    env: { NODE_ENV: 'test', ...env },
  });
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { said, code: child.exitCode };
}
