import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './lock.ts';

describe('the lock of a data folder', () => {
  let folder: string;
  const leaveLock = (pid: number, identity: string): void =>
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, identity }));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('can be taken again after it was given back', async () => {
    await (await lockFolder(folder)).release();
    await expect(lockFolder(folder)).resolves.toBeDefined();
  });

  it('is refused with a sentence that names the folder and the owner', async () => {
    await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `The database in ${folder} is already open in process ${process.pid}; stop that first, or choose another data folder.`,
    );
  });

  it('is taken from a process that is dead', async () => {
    leaveLock(2 ** 22 + 1, 'long ago');
    await expect(lockFolder(folder)).resolves.toBeDefined();
  });

  it.runIf(process.platform === 'linux')(
    'is taken from a dead process whose number a living one was given',
    async () => {
      leaveLock(process.pid, 'another boot/1');
      await expect(lockFolder(folder)).resolves.toBeDefined();
    },
  );

  it('goes to one taker only when several find a dead owner', async () => {
    leaveLock(2 ** 22 + 1, 'long ago');
    const takers = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    expect(takers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused while another process is writing it', async () => {
    writeFileSync(join(folder, 'lock'), '');
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
  });

  it('is taken when a crash cut its writing short', async () => {
    writeFileSync(join(folder, 'lock'), '');
    const aMinuteAgo = Date.now() / 1000 - 60;
    utimesSync(join(folder, 'lock'), aMinuteAgo, aMinuteAgo);
    await expect(lockFolder(folder)).resolves.toBeDefined();
  });

  it('is taken when a crash left only the claim of a takeover', async () => {
    leaveLock(2 ** 22 + 1, 'long ago');
    writeFileSync(join(folder, 'lock.takeover'), '');
    const aMinuteAgo = Date.now() / 1000 - 60;
    utimesSync(join(folder, 'lock.takeover'), aMinuteAgo, aMinuteAgo);
    await expect(lockFolder(folder)).resolves.toBeDefined();
  });
});
