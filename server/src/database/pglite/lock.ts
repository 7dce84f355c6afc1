import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identifyProcess } from './process-identity.ts';

/** The folder is this process's alone until `release`. */
export interface FolderLock {
  release(): Promise<void>;
}

/** The folder belongs to a process that is alive; the engine itself would open it twice and destroy the data. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';

  constructor(folder: string, owner: string) {
    super(
      `The database in ${folder} is already open in ${owner}; stop that first, or choose another data folder.`,
    );
  }
}

// A takeover lasts microseconds; a claim as old as this was left by a process killed within them.
const abandonedClaimMs = 10_000;

/** Takes the folder, also from an owner that died without giving it back; rejects with FolderInUse otherwise. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'lock');
  const own = JSON.stringify({ pid: process.pid, identity: identifyProcess(process.pid) });
  if (!(await createFile(path, own))) await takeOver(folder, path, own);
  return { release: () => rm(path, { force: true }) };
}

/** Only one at a time may judge an old lock, or two could both find it stale and the later remove the earlier's new one. */
async function takeOver(folder: string, path: string, own: string): Promise<void> {
  const claim = `${path}.takeover`;
  if (await isOlder(claim, abandonedClaimMs)) await rm(claim, { force: true });
  if (!(await createFile(claim, own))) throw new FolderInUse(folder, 'another process that is just starting');
  try {
    const owner = await livingOwner(path);
    if (owner !== undefined) throw new FolderInUse(folder, owner);
    await writeFile(path, own);
  } finally {
    await rm(claim, { force: true });
  }
}

/** Creates the file with its content; false when it exists. */
async function createFile(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function livingOwner(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const parsed = /^\{"pid":(\d+),"identity":"(.*)"\}$/.exec(text);
  // A lock without its content is either being written at this moment or was cut short by a crash.
  if (!parsed)
    return (await isOlder(path, abandonedClaimMs)) ? undefined : 'another process that is just starting';
  const pid = Number(parsed[1]);
  return identifyProcess(pid) === parsed[2] ? `process ${pid}` : undefined;
}

async function isOlder(path: string, ms: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > ms;
}
