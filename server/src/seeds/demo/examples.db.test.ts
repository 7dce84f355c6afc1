import { expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { seedExamples } from './examples.ts';

describeOnEachServer('examples of what an administrator may set up', (server) => {
  const admin = signedIn(server, 'admin');
  const rows = async (list: string) =>
    (await admin.get(list)).body.data as { records: { name: string; status: number }[] };

  it('are there once, switched off, and change nobody’s top bar until one is switched on', async () => {
    await seedExamples(server.context);
    await seedExamples(server.context);
    const { records: tops } = await rows('blade-system/topmenu/list');
    const { records: sources } = await rows('blade-develop/datasource/list');
    expect(tops.map(({ name, status }) => [name, status])).toEqual([
      ['业务办理', 0],
      ['系统设置', 0],
    ]);
    expect(sources.map(({ status }) => status)).toEqual([0, 0]);
    const bar = async () => (await admin.get('blade-system/menu/top-menu')).body.data as object[];
    expect(await bar()).toEqual([]);
    await admin.post('blade-system/topmenu/submit', { ...tops[0], status: 1 });
    expect(await bar()).toMatchObject([
      { name: '业务办理', menuCodes: expect.arrayContaining(['todo']) as string[] },
    ]);
  });
});
