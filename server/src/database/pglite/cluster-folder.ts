import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type FolderLock, lockFolder } from './lock.ts';

/** The folder `database` of a data folder: the cluster, the lock, and a mark while the cluster is being made. */
export interface ClusterFolder {
  /** What the engine opens. */
  cluster: string;
  /** True when the cluster has still to be made. */
  isNew: boolean;
  /** Says that the cluster is whole; before this, a crash makes the next start begin anew. */
  completed(): Promise<void>;
  release(): Promise<void>;
}

/** Takes the folder for this process and clears away a cluster whose making was interrupted. */
export async function takeClusterFolder(dataDir: string): Promise<ClusterFolder> {
  const folder = resolve(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  const lock = await lockFolder(folder);
  try {
    return await prepare(folder, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function prepare(folder: string, lock: FolderLock): Promise<ClusterFolder> {
  const cluster = join(folder, 'cluster');
  const unfinished = join(folder, 'unfinished');
  if (existsSync(unfinished)) await rm(cluster, { recursive: true, force: true });
  const isNew = !existsSync(cluster);
  // The engine cannot be moved once it runs, so the mark does what a rename at the end would.
  if (isNew)
    await writeFile(
      unfinished,
      'This cluster is being made; whoever finds this after a crash starts again.\n',
    );
  return { cluster, isNew, completed: () => rm(unfinished, { force: true }), release: () => lock.release() };
}
