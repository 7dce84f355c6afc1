import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import { signIn } from '../../../../test/test-server.ts';
import { addAccount } from '../../../seeds/accounts.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { secondFactors } from '../second-factor/tables.ts';

describeOnEachServer('sessions that cannot be ended', (server) => {
  const admin = signedIn(server, 'admin');
  const uid = idOf('user:staying');
  const run = (text: string) => server.database.db.execute(sql.raw(text));
  beforeAll(async () => {
    await addAccount(server.context, {
      ...{ id: 'user:staying', userType: 1, roles: ['editor'], account: 'staying' },
      ...{ password: 'First-Pass0', realName: '未走' },
    });
    await run(`create function refuse_end() returns trigger language plpgsql as
      $$ begin raise exception 'this session stays'; end $$`);
  });
  beforeEach(() =>
    run(`create trigger refuse_end before update on session for each row
      when (new.ended_at is not null and new.user_id = '${uid}') execute function refuse_end()`),
  );
  afterEach(() => run('drop trigger refuse_end on session'));
  const enter = (password = 'First-Pass0') => personOf(server, 'staying', { password });

  it('leave the password as it is, whoever changes it', async () => {
    const [here, there] = [await enter(), await enter()];
    const change = {
      ...{ oldPassword: hashPassword('First-Pass0') },
      ...{ newPassword: 'Fresh-Pass1', newPassword1: 'Fresh-Pass1' },
    };
    expect((await here.post('blade-user/update-password', change)).status).toBe(500);
    expect((await admin.post('blade-user/reset-password', { userIds: uid })).status).toBe(500);
    expect((await there.get('blade-user/info')).status).toBe(200);
    expect((await signIn(server, 'staying', { password: 'First-Pass0' })).status).toBe(200);
  });

  it('leave the second factor as it is', async () => {
    await server.database.db.insert(secondFactors).values({
      ...{ userId: uid, tenantId: '000000', secretCipher: 'x', confirmedAt: '2026-01-01 00:00:00' },
    });
    expect((await admin.post('blade-user/second-factor/reset', { userIds: uid })).status).toBe(500);
    expect(await server.database.db.select().from(secondFactors)).toHaveLength(1);
    await server.database.db.delete(secondFactors);
  });
});
