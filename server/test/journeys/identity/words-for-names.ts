import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { message } from '@policy/shared/contract/entities/desk/message.ts';
import { apiLog } from '@policy/shared/contract/entities/log/api-log.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { asSystem } from '../../../src/kit/rules/rules.ts';
import { tableOf } from '../../../src/kit/table/table.ts';
import { idOf } from '../../../src/seeds/slug-id.ts';
import { signedIn } from '../../describe-on-server.ts';
import type { TestServer } from '../../test-server.ts';
import { personOf } from '../people.ts';

/** People who call themselves what others write every day; `somebody` makes one by his account. Beside them are “stays” and the company 云澜丙. */
export function wordsForNames(server: TestServer, somebody: (account: string) => Promise<string>): void {
  const admin = signedIn(server, 'admin');
  it('leaves others’ texts and the log of calls alone where its name or account is a word', async () => {
    const userId = idOf('user:stays');
    await repositoryOf(user, asSystem(server.context, 'test')).update(userId, { realName: '张三丰' });
    const content = '审核通过：张三丰，云澜丙';
    const { id } = await repositoryOf(message, server.context).insert({
      ...{ title: '审核', content, kind: 'message', userId },
    });
    await admin.get('blade-user/list', { realName: '张三丰' });
    const names = { realName: '审核', 'within-name': '张三', 'of-company': '云澜丙' };
    for (const [account, realName] of Object.entries(names)) {
      await somebody(account);
      await repositoryOf(user, asSystem(server.context, 'test')).update(idOf(`user:${account}`), {
        realName,
      });
      const person = await personOf(server, account);
      const proof = { password: hashPassword(account) };
      expect((await person.post('blade-user/deletion/confirm', proof)).status).toBe(200);
    }
    const kept = await repositoryOf(message, server.context).first(eq(tableOf(message).id, id));
    expect(kept).toMatchObject({ title: '审核', content });
    await server.services.logs.flush();
    const { params: asked, requestUri } = tableOf(apiLog);
    const calls = await server.database.db
      .select({ asked })
      .from(tableOf(apiLog))
      .where(eq(requestUri, '/api/blade-user/list'));
    expect(calls.map((one) => one.asked)).toContainEqual(expect.stringContaining('"realName":"张三丰"'));
  });
}
