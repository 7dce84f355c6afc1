import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

// The user of the images; only root may become somebody else.
const containerUser = process.getuid?.() === 0 ? { uid: 10001, gid: 10001 } : {};
const patienceMs = 300_000;
const pauseMs = 500;

/** Puts the folders, addresses and ports of this machine in place of those of the containers in compose.yaml. */
function translation(folder, { ports, files }) {
  const said = [
    ['/run/secrets/', `${folder}/secrets/`],
    ['0.0.0.0', '127.0.0.1'],
    ['http://server:', 'http://127.0.0.1:'],
    ...Object.entries(ports).map(([inside, here]) => [inside, String(here)]),
  ];
  return (text) => {
    if (text === '/data') return files;
    return said.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
  };
}

function folderFor(path, mode) {
  mkdirSync(path, { recursive: true });
  if (containerUser.uid !== undefined) chownSync(path, containerUser.uid, containerUser.gid);
  chmodSync(path, mode);
}

/**
 * Runs the services of compose.yaml as processes of this machine: the same commands and environment and no other,
 * as the user of the images. Addresses, ports and folders are the only thing that differs.
 */
export function bareServices({ folder, compose, ports, secrets }) {
  const files = join(folder, 'files');
  const temporary = join(folder, 'tmp');
  folderFor(files, 0o700);
  folderFor(temporary, 0o700);
  mkdirSync(join(folder, 'secrets'), { recursive: true });
  for (const [name, value] of Object.entries(secrets))
    writeFileSync(join(folder, 'secrets', name), `${value}\n`);
  const here = translation(folder, { ports, files });
  const running = new Map();

  const run = (name, command, stdio) => {
    const { environment } = compose.services[name];
    const [program, ...args] = command.map(here);
    const env = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, here(value)]));
    return spawn(program === 'node' ? process.execPath : program, args, {
      cwd: join(folder, name),
      env: { PATH: process.env.PATH, TMPDIR: temporary, NODE_ENV: 'production', ...env },
      stdio,
      ...containerUser,
    });
  };

  const ended = (child) =>
    new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)));

  /** What the health check of the service says. */
  async function isReady(name) {
    const [, ...command] = compose.services[name].healthcheck.test;
    return (await ended(run(name, command, 'ignore'))) === 0;
  }

  const log = (name) => join(folder, `${name}.log`);
  return {
    log: (name) => readFileSync(log(name), 'utf8'),
    /** Starts a service and waits until its health check holds. */
    async start(name) {
      const output = openSync(log(name), 'w');
      const child = run(name, compose.services[name].command, ['ignore', output, output]);
      running.set(name, { child, end: ended(child) });
      for (const until = Date.now() + patienceMs; Date.now() < until; await wait(pauseMs)) {
        if (child.exitCode !== null) throw new Error(`${name} ended:\n${readFileSync(log(name), 'utf8')}`);
        if (await isReady(name)) return;
      }
      throw new Error(`${name} is not ready:\n${readFileSync(log(name), 'utf8')}`);
    },
    isReady,
    /** Asks a service to end, as `compose stop` does, and answers its exit code. */
    async stop(name) {
      const { child, end } = running.get(name);
      child.kill('SIGTERM');
      running.delete(name);
      return end;
    },
    killAll: () => running.forEach(({ child }) => child.kill('SIGKILL')),
  };
}
