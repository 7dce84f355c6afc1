import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL of our own that vanishes with `stop`, and also when the process just ends. */
export interface Cluster {
  /** The address of a database in it. */
  url(database: string): string;
  stop(): Promise<void>;
  /** Kills the server as a crash would; `restart` brings it back. */
  kill(): Promise<void>;
  restart(): Promise<void>;
}

interface Place {
  programs: string;
  folder: string;
  port: number;
  user: { uid?: number; gid?: number };
}

const prefix = 'policy-pg-';

/** What a whole run of the tests keeps at most, twice over. */
const roomNeeded = 2e9;

/**
 * Where clusters stand: in memory where there is room for one. Each database is a thousand small files, and making and
 * dropping one on a disk took 0.4 s of the system's CPU, ten times as long as here.
 */
const clusters = hasRoom('/dev/shm') ? '/dev/shm' : tmpdir();

// Nobody reads this data after the run, so it need not survive a power cut; a killed server it must.
const settings = [
  ...['fsync=off', 'full_page_writes=off', 'max_connections=200', 'jit=off'],
  // A database lives for seconds: nothing in it is worth sweeping, no follower reads its log, and a checkpoint comes with each copy.
  ...['autovacuum=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=4GB'],
];

/** Makes and starts a temporary cluster with the programs of that folder; as root through the `postgres` user. */
export async function startCluster(programs: string): Promise<Cluster> {
  removeOrphans();
  const place: Place = { programs, folder: makeFolder(), port: await freePort(), user: serverUser() };
  const { uid, gid } = place.user;
  if (uid !== undefined && gid !== undefined) chownSync(place.folder, uid, gid);
  const initdb = [
    '-D',
    join(place.folder, 'data'),
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  execFileSync(join(programs, 'initdb'), initdb, { ...place.user, cwd: place.folder, stdio: 'pipe' });
  return run(place);
}

async function run(place: Place): Promise<Cluster> {
  const url = (database: string): string => `postgres://postgres@127.0.0.1:${place.port}/${database}`;
  let server = startServer(place);
  const wipe = (): void => {
    server.kill('SIGQUIT');
    rmSync(place.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  process.once('exit', wipe);
  await answers(url('postgres'));
  return {
    url,
    stop: async () => {
      process.off('exit', wipe);
      await ended(server, 'SIGQUIT');
      wipe();
    },
    kill: async () => {
      const sessions = childrenOf(server);
      await ended(server, 'SIGKILL');
      for (const pid of sessions) endSession(pid);
    },
    restart: async () => {
      server = startServer(place);
      await answers(url('postgres'));
    },
  };
}

function startServer({ programs, folder, port, user }: Place): ChildProcess {
  const options = [
    ...settings,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
  ];
  const args = ['-D', join(folder, 'data'), ...options.flatMap((option) => ['-c', option])];
  return spawn(join(programs, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
}

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    if (server.exitCode !== null || !server.kill(signal)) resolve();
  });
}

/** Linux only, as the crash run is: the processes that the server started for its sessions. */
function childrenOf(server: ChildProcess): number[] {
  const list = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
  return list.split(' ').filter(Boolean).map(Number);
}

function endSession(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has seen its parent die and gone by itself.
  }
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const up = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (up) return;
    await delay(100);
  }
  throw new Error(`PostgreSQL did not answer at ${url} within 30 s`);
}

/** The server refuses to run as root; Debian's package brings the user. */
function serverUser(): Place['user'] {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > roomNeeded;
}

function makeFolder(): string {
  return mkdtempSync(join(clusters, `${prefix}${process.pid}-`));
}

/** Ends the servers and removes the folders of runs that were killed themselves. */
function removeOrphans(): void {
  for (const name of readdirSync(clusters).filter((found) => found.startsWith(prefix))) {
    const folder = join(clusters, name);
    if (isAlive(Number(name.slice(prefix.length).split('-')[0]))) continue;
    endServerIn(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

function endServerIn(folder: string): void {
  const note = join(folder, 'data', 'postmaster.pid');
  if (!existsSync(note)) return;
  const pid = Number(readFileSync(note, 'utf8').split('\n')[0]);
  const commandLine = `/proc/${pid}/cmdline`;
  // The number may have been given to somebody else since.
  if (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(folder))
    process.kill(pid, 'SIGQUIT');
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
