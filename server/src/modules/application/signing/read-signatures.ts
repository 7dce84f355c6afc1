import { signatureView } from '@policy/shared/contract/application/signatures.ts';
import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import type { SignatureView } from '@policy/shared/contract/application/signatures.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { idQuery } from '@policy/shared/contract/kit/shapes.ts';
import { personNameIn } from '@policy/shared/contract/people/deleted-person.ts';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';

import { queryOf } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { keptSignature } from '../../../signing/port.ts';
import type { SigningService } from '../../../signing/port.ts';
import { signingNamed } from '../../../signing/signing.ts';
import { applicationSignatures } from './signature-table.ts';
import { digestAlgorithm, digestOf } from './signed-document.ts';

type Application = RowOf<typeof application>;
const people = tableOf(user);
type Row = typeof applicationSignatures.$inferSelect;

const most = 50;
const algorithms = { simulated: `SM2/${digestAlgorithm}`, none: digestAlgorithm } as const;

/** The signatures of an application, for whoever may read it: its applicant, and the officers within whose reach it is. */
export const signaturesModule: Module = (app) => {
  const schema = {
    ...{ tags: [application.name], querystring: idQuery },
    response: { 200: z.array(signatureView) },
  };
  app.get(`/${application.path}/signatures`, { config: { guard: 'signedIn' }, schema }, async (request) => {
    const { context } = request;
    const row = await repositoryOf(application, context).get(queryOf<{ id: string }>(request).id);
    return signaturesOf(context, (name) => signingNamed(app.services, name), row);
  });
};

const signaturesIn = ({ db, tenantId }: Context, { id }: Application, limit: number) =>
  db
    .select({ row: applicationSignatures, signer: people.realName })
    .from(applicationSignatures)
    .leftJoin(people, eq(people.id, applicationSignatures.userId))
    .where(and(eq(applicationSignatures.tenantId, tenantId), eq(applicationSignatures.applicationId, id)))
    .orderBy(desc(applicationSignatures.signedAt), desc(applicationSignatures.id))
    .limit(limit);

async function signaturesOf(
  context: Context,
  named: (name: Row['service']) => SigningService,
  of: Application,
): Promise<SignatureView[]> {
  const found = await signaturesIn(context, of, most);
  const now = found.length > 0 ? await digestOf(context, of) : '';
  return Promise.all(
    found.map(async ({ row, signer }, index) => ({
      ...toldOf(row),
      ...{ id: row.id, act: row.act },
      signer: typeof signer === 'string' ? personNameIn(context.locale, signer) : null,
      ...(await verified(named(row.service), row)),
      // Each act was about the application as it stood then: what it says now is the newest one's.
      isUnchanged: index === 0 ? row.digest === now : null,
    })),
  );
}

async function verified(signing: SigningService, { signature: kept, digest, signedAt }: Row) {
  const signature = keptSignature.safeParse(kept);
  if (!signature.success) return { certificate: null, isTrue: null, isInTime: null };
  const { certificate } = signature.data;
  return { certificate, ...(await signing.verify({ digest, signedAt }, signature.data)) };
}

const toldOf = ({ service, digest, signedAt }: Row) => ({
  ...{ service, isSimulated: service === 'simulated', digest, signedAt },
  algorithm: algorithms[service],
});

/** The newest act of an application's applicant, as its receipt tells it. */
export async function signedOf(context: Context, row: Application): Promise<CaseView['signed']> {
  if (row.submitTime === null) return null;
  const [newest] = await signaturesIn(context, row, 1);
  return newest ? toldOf(newest.row) : null;
}
