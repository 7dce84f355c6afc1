import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { notice } from '@policy/shared/contract/entities/desk/notice.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { dictionary } from '@policy/shared/contract/entities/system/dictionary.ts';
import { region } from '@policy/shared/contract/entities/system/region.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../test/describe-on-server.ts';
import { insertMissing } from '../seeds/insert-missing.ts';
import { seedPlatform } from '../seeds/reference/platform.ts';
import { idOf } from '../seeds/slug-id.ts';
import { repositoryOf } from '../kit/rows/repository.ts';
import { tableOf } from '../kit/table/table.ts';

describeOnEachServer('what holds for rows, whoever writes them:', (server) => {
  const admin = signedIn(server, 'admin');
  // Somebody has made a dictionary of a code that the seed brings as well.
  beforeAll(async () => {
    await repositoryOf(dictionary, server.context).insert({ code: 'sex', dictValue: '性别', sort: 9 });
    await seedPlatform(server.context);
  });

  it('content begins as a draft and goes its way', async () => {
    const draft = {
      ...{
        title: '办法',
        issuer: '区政府',
        agencyId: idOf('district'),
        docType: 'policy' as const,
        topic: '产业',
      },
      ...{ publishDate: '2026-03-01', summary: '一', body: '<p>一</p>' },
    } as const;
    const policies = repositoryOf(policy, server.context);
    await expect(policies.insert({ ...draft, status: 'published' })).rejects.toThrow('content.illegalMove');
    const { id } = await policies.insert(draft);
    await expect(policies.update(id, { status: 'published' })).rejects.toThrow('content.illegalMove');
    await policies.update(id, { status: 'pending_review' });
    await policies.update(id, { status: 'published' });
    await expect(policies.remove([id])).rejects.toThrow('content.illegalMove');
  });

  it('a notice that lies on desks is not changed', async () => {
    const notices = repositoryOf(notice, server.context);
    const draft = { title: '通知', category: 1, content: '<p>放假</p>', releaseTime: '2026-03-01' } as const;
    const { id } = await notices.insert(draft);
    await notices.update(id, { status: 'published' });
    await expect(notices.update(id, { title: '别的' })).rejects.toThrow('notice.published');
    await notices.update(id, { status: 'withdrawn' });
    expect(await notices.update(id, { title: '别的' })).toMatchObject({ title: '别的' });
  });

  it('a tenant keeps an administrator, also where nobody is signed in', async () => {
    const people = repositoryOf(user, server.context);
    const id = idOf('user:admin');
    const kept = 'user.lastAdministrator';
    await expect(people.update(id, { status: 0 })).rejects.toThrow(kept);
    await expect(people.update(id, { userType: 2 })).rejects.toThrow(kept);
    await expect(people.update(id, { roleId: [] })).rejects.toThrow(kept);
    await expect(people.remove([id])).rejects.toThrow(kept);
  });

  it('two people share no phone, however many are added at once', async () => {
    const person = (account: string) => ({ account, name: account, realName: account, phone: '13800138111' });
    await repositoryOf(user, server.context).insert(person('phone-one'));
    const second = insertMissing(user, server.context, [{ id: 'user:phone-two', ...person('phone-two') }]);
    expect(await second).toEqual([]);
  });

  it('a tenant that may have nobody is not opened', async () => {
    const { body } = await admin.post('blade-system/tenant/submit', {
      ...{ tenantName: '空区', accountNumber: 0, packageId: idOf('package:full') },
      ...{ adminAccount: 'boss', adminPassword: 'First-Day-26' },
    });
    expect(body).toMatchObject({ code: 400, msg: '账号数量已达租户额度0个' });
  });
  it('a region lies below its parent by its code', async () => {
    const lost = { code: '110101', parentCode: '999999', name: '某区', level: 3, sort: 1 } as const;
    await expect(repositoryOf(region, server.context).insert(lost)).rejects.toThrow('region.parent');
  });

  describe('a seed that meets what people have made', () => {
    it('passes over a dictionary whose code is in use, and its entries', async () => {
      const known = await repositoryOf(dictionary, server.context).all(eq(tableOf(dictionary).code, 'sex'));
      expect(known).toMatchObject([{ sort: 9, parentId: null }]);
      const seeded = eq(tableOf(dictionary).id, idOf('dict:yes_no:1'));
      expect(await repositoryOf(dictionary, server.context).first(seeded)).toMatchObject({ code: 'yes_no' });
    });

    it('passes over what would hang below a row that was removed', async () => {
      expect(
        await insertMissing(dictionary, server.context, [
          { id: 'dict:below', parentId: 'dict:gone', code: 'gone', dictKey: '1', dictValue: '一', sort: 1 },
        ]),
      ).toEqual([]);
    });
  });
});
