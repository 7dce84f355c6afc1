import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { tableOf } from '../../kit/table/table.ts';
import { idOf } from '../../seeds/slug-id.ts';

describeOnEachServer('moving much content in one go', (server) => {
  const admin = signedIn(server, 'admin');
  const policies = () => repositoryOf(policy, server.context);
  const draft = async (title: string) =>
    (
      await policies().insert({
        ...{ title, issuer: '区政府', agencyId: idOf('district'), docType: 'policy', topic: '产业' },
        ...{ publishDate: '2026-01-05', summary: '一', body: '<p>一</p>' },
      })
    ).id;
  const move = (act: string, payload: object) => admin.post(`policy/policyinfo/${act}`, payload);
  const statusOf = async (id: string) => (await policies().first(eq(tableOf(policy).id, id)))?.status;

  test('moves all of it or none: one row that stands elsewhere holds the others', async () => {
    const [one, two] = [await draft('甲办法'), await draft('乙办法')];
    await move('toReview', { ids: one });
    const { status } = await move('toReview', { ids: `${one},${two}` });
    expect(status).toBe(400);
    expect(await statusOf(two)).toBe('draft');
  });

  test('moves each by itself where that is asked for, and says of each that was refused why', async () => {
    const [one, two] = [await draft('丙办法'), await draft('丁办法')];
    await move('toReview', { ids: one });
    const gone = '00000000-0000-7000-8000-000000000000';
    const { status, body } = await move('toReview', { ids: [one, two, gone].join(','), each: '1' });
    expect(status).toBe(200);
    expect(body.data).toEqual([
      { id: one, ok: false, msg: expect.stringContaining('待审核') },
      { id: two, ok: true, msg: null },
      { id: gone, ok: false, msg: expect.any(String) },
    ]);
    expect(await statusOf(two)).toBe('pending_review');
  });
});
