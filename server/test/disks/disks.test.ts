import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { describeOnEachServer, serverOf, signedIn } from '../describe-on-server.ts';

const paper = readFileSync(fileURLToPath(new URL('../fixtures/paper.pdf', import.meta.url)));
const english = { 'accept-language': 'en' };
const sentences = {
  507: 'The storage is full and nothing can be saved; please tell the administrator',
  503: 'Nothing can be saved for the moment, only read; please try again later',
};

describeOnEachServer('a disk that takes nothing more', (server) => {
  const manager = signedIn(server, 'manager');

  it.each([
    ['53100', 507],
    ['25006', 503],
  ] as const)('of the database, which says %s, is told with %i', async (state, status) => {
    const { db } = server.database;
    await db.execute(sql`create or replace function refuse_all() returns trigger language plpgsql as
      ${sql.raw(`'begin raise exception using errcode = ''${state}'', message = ''SECRET''; end'`)}`);
    await db.execute(sql`create trigger refuse_all before insert on param execute function refuse_all()`);
    const draft = { paramName: '说明', paramKey: `disk.${state}`, paramValue: '1' };
    const add = () => manager.post('blade-system/param/submit', draft, english);
    const refused = await add();
    await db.execute(sql`drop trigger refuse_all on param`);
    expect(refused).toMatchObject({ status, body: { code: status, success: false, msg: sentences[status] } });
    expect(JSON.stringify(refused.body)).not.toContain('SECRET');
    expect((await add()).status).toBe(200);
  });

  it.each([
    ['ENOSPC', 507],
    ['EDQUOT', 507],
    ['EROFS', 503],
  ] as const)('of the files, which says %s, is told with %i', async (code, status) => {
    const put = () => Promise.reject(Object.assign(new Error('SECRET'), { code }));
    const store = { put, open: () => Promise.reject(new Error()), remove: () => Promise.resolve() };
    const spy = vi
      .spyOn(server.services.files, 'forNew')
      .mockResolvedValue({ store, ossId: null, domain: null });
    const refused = await manager.upload('满.pdf', paper);
    spy.mockRestore();
    expect(refused).toMatchObject({ status, body: { code: status, success: false } });
    expect(refused.body.msg).toMatch(/[一-鿿]/);
    expect((await manager.upload('空.pdf', paper)).status).toBe(200);
  });
});

/** A file system of a megabyte, where this process may make one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

const disk = smallDisk();

describe.runIf(disk)('uploads on a real disk of one megabyte', () => {
  const folder = disk ?? '';
  const server = serverOf('pglite', { DATA_DIR: folder });
  const manager = signedIn(server, 'manager');
  afterAll(() => {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });
  const files = () =>
    readdirSync(folder, { recursive: true }).filter((name) => /\.(pdf|part)$/.test(String(name)));

  it('are refused when it is full, leave nothing behind, and go on when there is room', async () => {
    const large = Buffer.concat([paper, Buffer.alloc(2_000_000)]);
    expect((await manager.upload('大.pdf', large)).status).toBe(507);
    expect(files()).toEqual([]);
    expect((await manager.upload('小.pdf', paper)).status).toBe(200);
  });

  it('are refused when it may not be written, while what is there can still be read', async () => {
    mkdirSync(join(folder, 'files'), { recursive: true });
    execFileSync('mount', ['-o', 'remount,ro', folder]);
    try {
      expect((await manager.upload('读.pdf', paper)).status).toBe(503);
      expect((await manager.get('blade-resource/attach/list')).status).toBe(200);
    } finally {
      execFileSync('mount', ['-o', 'remount,rw', folder]);
    }
  });
});
