import type { signedActs } from '@policy/shared/contract/application/signatures.ts';
import type { application } from '@policy/shared/contract/entities/application/application.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { v7 as uuidv7 } from 'uuid';

import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { actorOf } from '../../../membership/applicant.ts';
import type { SigningService } from '../../../signing/port.ts';
import { signWithin } from '../../../signing/signing.ts';
import { applicationSignatures } from './signature-table.ts';
import { digestOf } from './signed-document.ts';

type Application = RowOf<typeof application>;

/** Signs an application as it stands now, in the transaction that hands it in: what is not signed is not handed in. */
export async function signApplication(
  context: Context,
  signing: SigningService,
  { row, act }: { row: Application; act: (typeof signedActs)[number] },
): Promise<void> {
  const { tenantId, clock } = context;
  const { id: applicationId, companyId, creditCode, companyName: holder } = row;
  const { userId } = actorOf(context);
  const what = { digest: await digestOf(context, row), signedAt: wireTime(clock.now()) };
  const known = companyId === null ? row.userId : (creditCode ?? companyId);
  const signature = await signWithin(signing, what, { holder, known });
  await context.db.insert(applicationSignatures).values({
    ...{ id: uuidv7(), tenantId, applicationId, act, userId, service: signing.name },
    ...{ digest: what.digest, signedAt: what.signedAt, signature },
  });
}
