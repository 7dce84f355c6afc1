import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { oneEngine } from '../../../../test/database.ts';
import { draft, everyKind } from '../../../../test/fixtures/drawn-entry.ts';
import { stageForLint } from '../../../../test/fixtures/staged-sources.ts';
import { startTestServer } from '../../../../test/test-server.ts';
import type { TestServer } from '../../../../test/test-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { findWorkspace } from './workspace.ts';
import type { Workspace } from './workspace.ts';
import { unstage } from './staging.ts';

const path = 'blade-develop/code';

// Migration, format, linter and tests of a copy of the sources: a minute and a half of both cores.
describe('generated code', () => {
  let sources: string;
  let workspace: Workspace;
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    sources = await stageForLint();
    workspace = findWorkspace(sources)!;
    server = await startTestServer(oneEngine, { APP_MODE: 'development', SOURCE_DIR: sources });
    admin = await personOf(server, 'admin');
  });
  afterAll(async () => {
    await server.close();
    await unstage(sources);
  });

  it('compiles, is clean, passes its own tests, and is written whole after that alone', async () => {
    const entry = await admin.post(`${path}/submit`, { ...draft, columns: everyKind });
    expect(entry.body, JSON.stringify(entry.body)).toMatchObject({ code: 200 });
    const id = String(entry.body.data.id);
    expect((await admin.post(`${path}/write`, { id })).body.msg).toBe('请先通过生成前检查');
    const { body } = await admin.post(`${path}/check`, { id });
    expect(
      body.data.map(({ name, isPassed, said }: Record<string, unknown>) => [name, isPassed, said]),
    ).toEqual(['migration', 'format', 'lint', 'test'].map((name) => [name, true, '']));
    expect((await admin.post(`${path}/write`, { id })).body).toMatchObject({ code: 200 });
    expect(workspace.read('server/src/database/migrations/meta/_journal.json')).toContain('service_hotline');
    const snapshots = readdirSync(join(sources, 'server/src/database/migrations/meta'));
    const [snapshot, ...others] = snapshots.filter((name) => name.endsWith('_snapshot.json'));
    expect(others).toEqual([]);
    expect(workspace.read(`server/src/database/migrations/meta/${snapshot}`)).toContain(
      'public.service_hotline',
    );

    const again = await admin.post(`${path}/preview`, { id });
    expect(new Set(again.body.data.files.map(({ state }: { state: string }) => state))).toEqual(
      new Set(['same']),
    );
    const [{ path: own }] = again.body.data.files;
    workspace.write(own, `${workspace.read(own)!}// by hand\n`);
    const touched = await admin.post(`${path}/preview`, { id });
    expect(touched.body.data.files[0].state).toBe('conflict');
    expect((await admin.post(`${path}/write`, { id })).body).toMatchObject({ code: 409 });
  });
});
