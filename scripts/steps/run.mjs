import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { endsWithCommand, Trouble } from './command.mjs';
import { signalTree } from './signal-tree.mjs';
import { noteProcess } from './checks/usage.mjs';
import { root } from './workspace.mjs';

const running = new Set();
const signalAll = (signal) => running.forEach((child) => signalTree(child, signal));
endsWithCommand({ stop: async () => signalAll('SIGTERM'), kill: () => signalAll('SIGKILL') });

/**
 * Runs a program to its end and answers `{ code, output }`.
 * `show: true` passes its output through, and a function is told its lines; otherwise it is kept, and told only where something failed.
 */
export function run(command, args, { cwd = root, env = {}, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show === true ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      // A group of its own: the terminal's Ctrl-C reaches this command only, which then ends the group.
      detached: true,
    });
    running.add(child);
    noteProcess(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr].filter(Boolean)) {
      if (show) createInterface({ input: stream }).on('line', show);
      else stream.on('data', (chunk) => (output += chunk));
    }
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 1, signal, output });
    });
  });
}

/** Runs a program that has to succeed. */
export async function mustRun(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Trouble(`${output}\n${command} ${args.join(' ')} ended with ${code}`);
  return output;
}
