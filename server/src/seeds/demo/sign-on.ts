import { identityProvider } from '@policy/shared/contract/entities/sign-in/identity-provider.ts';

import { thirdPartyLogins } from '../../accounts/tables.ts';
import { wireTime } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { insertMissing } from '../insert-missing.ts';
import { idOf } from '../slug-id.ts';
import companies from './data/company.json' with { type: 'json' };

const provider = {
  ...{ id: 'identity-provider:province', code: 'province', kind: 'local', audience: 'applicant' },
  ...{ name: '省统一身份认证', nameEn: 'the provincial sign-on', status: 1 },
};

/** The simulated provincial sign-on, which knows the clerks of the demonstration's companies. Safe to repeat. */
export const seedSignOn = (context: Context): Promise<void> =>
  inTransaction(context, async (inside) => {
    const added = await insertMissing(identityProvider, inside, [provider]);
    if (added.length === 0) return;
    const { db, tenantId, clock } = inside;
    const createTime = wireTime(clock.now());
    const source = `sso:${idOf(provider.id)}`;
    const logins = companies.map(({ id, account, contactName }) => ({
      ...{ id: idOf(`sign-on:${account}`), tenantId, source, openId: account, createTime },
      ...{ nickName: contactName, userId: idOf(id) },
    }));
    await db.insert(thirdPartyLogins).values(logins).onConflictDoNothing();
  });
