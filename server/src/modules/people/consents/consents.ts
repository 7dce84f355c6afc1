import { agreement } from '@policy/shared/contract/entities/content/agreement.ts';
import { consent } from '@policy/shared/contract/entities/people/consent.ts';
import { agreementPaths } from '@policy/shared/contract/people/agreement-kinds.ts';
import {
  giveConsentInput,
  ownConsent,
  withdrawConsentInput,
} from '@policy/shared/contract/people/agreements.ts';
import type { OwnConsent } from '@policy/shared/contract/people/agreements.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import { bodyOf } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { actorOf } from '../../../membership/applicant.ts';
import { agreementsInForce, givenConsents } from '../../../membership/consents.ts';
import { giveConsents, namedInForce, withdrawConsent } from '../../../membership/give-consents.ts';

const [texts, consents] = [tableOf(agreement), tableOf(consent)];
const tags = [consent.name];
const config = { guard: 'signedIn' as const };
const portalType = 2;

/** What people agreed to: each reads his own and says what he agrees to; officers who may see it read all. */
export const consentModule = crudModule(consent, { verbs: ['list', 'detail'], routes: addOwnConsents });

function addOwnConsents(app: FastifyInstance) {
  app.get(
    `/${agreementPaths.own}`,
    { config, schema: { tags, response: { 200: z.array(ownConsent) } } },
    ({ context }) => ownConsents(context, portalPerson(context)),
  );
  app.post(
    `/${agreementPaths.give}`,
    { config, schema: { tags, body: giveConsentInput, response: { 200: z.null() } } },
    (request) =>
      writeOnce(request, async (context) => {
        const { consents: said } = bodyOf<z.output<typeof giveConsentInput>>(request);
        await giveConsents(context, portalPerson(context), await namedInForce(context, said));
        return null;
      }),
  );
  app.post(
    `/${agreementPaths.withdraw}`,
    { config, schema: { tags, body: withdrawConsentInput, response: { 200: z.null() } } },
    (request) =>
      writeOnce(request, async (context) => {
        const { kind } = bodyOf<z.output<typeof withdrawConsentInput>>(request);
        await withdrawConsent(context, portalPerson(context), kind);
        return null;
      }),
  );
}

/** These texts are for those who use the portal; officers work under the rules of their office. */
function portalPerson(context: Context): string {
  const { userType, userId } = actorOf(context);
  if (userType !== portalType) throw new Refusal('access.denied');
  return userId;
}

async function ownConsents(context: Context, userId: string): Promise<OwnConsent[]> {
  const inForce = [...(await agreementsInForce(context)).values()];
  if (inForce.length === 0) return [];
  const given = await givenConsents(context, userId);
  const withdrawn = await lastWithdrawals(context, userId);
  const rows = await repositoryOf(agreement, { ...context, actor: null }).all(
    inArray(
      texts.id,
      inForce.map(({ id }) => id),
    ),
  );
  return inForce.map(({ id, kind, edition, since }) => {
    const { title, titleEn, changeNote, changeNoteEn } = found(rows.find((row) => row.id === id));
    const its = given.get(kind) ?? { edition: null, givenAt: null };
    return {
      ...{ kind, edition, title, titleEn, changeNote, changeNoteEn },
      ...{ givenEdition: its.edition, givenAt: its.givenAt },
      withdrawnAt: its.edition === null ? (withdrawn.get(kind) ?? null) : null,
      isGiven: its.edition !== null && its.edition >= since,
    };
  });
}

/** When he last took back each consent. */
async function lastWithdrawals({ db, tenantId }: Context, userId: string) {
  const rows = await db
    .selectDistinctOn([consents.kind], { kind: consents.kind, endedAt: consents.endedAt })
    .from(consents)
    .where(and(eq(consents.tenantId, tenantId), eq(consents.userId, userId), eq(consents.ended, 'withdrawn')))
    .orderBy(consents.kind, desc(consents.endedAt));
  return new Map(rows.map(({ kind, endedAt }) => [kind, endedAt]));
}
