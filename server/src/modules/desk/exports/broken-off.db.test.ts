import { message } from '@policy/shared/contract/entities/desk/message.ts';
import { exportJob } from '@policy/shared/contract/entities/desk/export-job.ts';
import Fastify from 'fastify';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { startTestServer } from '../../../../test/test-server.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Actor, Context } from '../../../kit/runtime/context.ts';
import type { FileStores } from '../../../kit/services/file-store.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { seedMessageTemplates } from '../../../seeds/reference/message-templates.ts';
import { closeLost } from './close-lost.ts';
import { keptUntil, ownJob, storedName } from './jobs.ts';
import { exportWorkshop } from './workshop.ts';
import { writeExport } from './write-export.ts';
import type { Making } from './write-export.ts';

const minute = 60_000;
/** Who asks for files here; what he may is looked at before a file is begun. */
const somebody: Omit<Actor, 'userId'> = {
  ...{
    sessionId: '',
    account: 'admin',
    name: '',
    userType: 1,
    clientId: 'admin',
    companyId: null,
    duties: [],
  },
  ...{ roleIds: [], roleAliases: [], deptIds: [], deptIdsBelow: [], deptIdsAbove: [] },
  ...{ permissions: new Set(), scopes: new Map(), apiScopeIds: new Set() },
};
const stopped = '服务重启，导出中断，请重新导出';

describeOnEachServer('an export that breaks off', (server) => {
  const admin = signedIn(server, 'admin');
  let context: Context;
  beforeAll(async () => {
    await seedMessageTemplates(server.context);
    const userId = String((await admin.get('blade-user/info')).body.data.id);
    context = { ...server.context, actor: { ...somebody, userId } };
  });

  const jobOf = (id: string) => ownJob(context, id);
  const stored = (id: string) =>
    server.services.files
      .of({ tenantId: '000000', ossId: null })
      .then((store) => store.open(storedName({ id, format: 'csv' })));
  const toldOf = (fileName: string) => {
    const { userId, title } = tableOf(message);
    const isIt = and(eq(userId, context.actor!.userId), eq(title, `导出失败：${fileName}`));
    return repositoryOf(message, context).all(isIt);
  };
  /** Writes a job down whose list has so many rows; without a number it has no end. */
  const begin = async (fileName: string, rowCount = Infinity): Promise<Making & { fileName: string }> => {
    const { id } = await repositoryOf(exportJob, context).insert({
      ...{ fileName, entityName: 'tag', format: 'csv', state: 'running', isClear: 0 },
      ...{ userId: context.actor!.userId, expireTime: keptUntil(server.clock.now()) },
    });
    async function* rows() {
      for (let row = 0; row < rowCount; row += 1) yield [`标签${String(row)}`];
    }
    const sheet = () => Promise.resolve({ title: '标签', heads: ['名称'], rows: rows() });
    return { id, fileName, format: 'csv', expected: 10, sheet };
  };
  const place = (mostRows: number, files: FileStores = server.services.files) => ({
    ...{ files, mostRows, assertOpen: () => undefined },
  });
  /** Makes a file as a process does that dies once the file lies in its storage: of the job nothing is heard any more. */
  const dieStoring = async (making: Making) => {
    const { files } = server.services;
    await new Promise<void>((died) => {
      const forNew: FileStores['forNew'] = async (asking) => {
        const { store, ...at } = await files.forNew(asking);
        const put = async (name: string, body: Buffer) => {
          await store.put(name, body);
          died();
          await new Promise(() => undefined);
        };
        return { ...at, store: { ...store, put } };
      };
      void writeExport(context, place(1000, { ...files, forNew }), making);
    });
  };

  it('has as many rows as a file may have, and with one more is no file', async () => {
    const whole = await begin('a.csv', 1500);
    expect(await writeExport(context, place(1500), whole)).toEqual({ state: 'done', rows: 1500 });
    await expect(stored(whole.id)).resolves.toBeDefined();
    const over = await begin('b.csv', 1501);
    const error = '一次最多导出 1500 行，请缩小筛选范围';
    expect(await writeExport(context, place(1500), over)).toMatchObject({ state: 'failed', error });
    expect(await jobOf(over.id)).toMatchObject({ state: 'failed', error });
    await expect(stored(over.id)).rejects.toThrow();
  });

  it('for its server stops is told as failed before that server is gone', async () => {
    const app = Fastify();
    app.decorate('services', server.services);
    const workshop = exportWorkshop(app);
    await app.ready();
    const making = await begin('stopped.csv');
    workshop.makeBehind(context, making);
    await app.close();
    expect(await jobOf(making.id)).toMatchObject({ state: 'failed', error: stopped });
    await expect(stored(making.id)).rejects.toThrow();
    expect(await toldOf('stopped.csv')).toMatchObject([
      { path: '/desk/exports', content: `stopped.csv没有导出：${stopped}。` },
    ]);
  });

  it('for its server died is told as failed after ten minutes of silence, once, and leaves no file', async () => {
    const lost = await begin('died.csv', 10);
    await dieStoring(lost);
    expect(await jobOf(lost.id)).toMatchObject({ state: 'running' });
    server.clock.moveBy(9 * minute);
    await closeLost(server.services);
    expect(await jobOf(lost.id)).toMatchObject({ state: 'running' });
    await expect(stored(lost.id)).resolves.toBeDefined();
    server.clock.moveBy(2 * minute);
    await Promise.all([closeLost(server.services), closeLost(server.services)]);
    await closeLost(server.services);
    expect(await jobOf(lost.id)).toMatchObject({ state: 'failed', error: stopped });
    await expect(stored(lost.id)).rejects.toThrow();
    expect(await toldOf('died.csv')).toMatchObject([
      { path: '/desk/exports', content: `died.csv没有导出：${stopped}。` },
    ]);
  });

  it('is looked for by every server that runs, the one that starts again as well', async () => {
    const lost = await begin('again.csv', 10);
    await dieStoring(lost);
    server.clock.moveBy(11 * minute);
    const { clock, database, services } = server;
    const again = await startTestServer(
      database.kind,
      { DATA_DIR: services.config.dataDir },
      { clock, database },
    );
    await again.app.listen({ host: '127.0.0.1', port: 0 });
    // What it began as it started is over by then.
    await again.app.close();
    expect(await jobOf(lost.id)).toMatchObject({ state: 'failed' });
    expect(await toldOf('again.csv')).toHaveLength(1);
    await expect(stored(lost.id)).rejects.toThrow();
  });

  it('that its owner removed meanwhile leaves no file either, and he is told nothing', async () => {
    const lost = await begin('removed.csv', 10);
    await dieStoring(lost);
    expect((await admin.post('blade-desk/export-job/remove', { ids: lost.id })).status).toBe(200);
    server.clock.moveBy(11 * minute);
    await closeLost(server.services);
    await expect(stored(lost.id)).rejects.toThrow();
    expect(await toldOf('removed.csv')).toEqual([]);
  });
});
