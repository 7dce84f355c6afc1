import { applicationComment } from '@policy/shared/contract/entities/application/application-comment.ts';
import { applicationFile } from '@policy/shared/contract/entities/application/application-file.ts';
import { applicationTransition } from '@policy/shared/contract/entities/application/application-transition.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import type { application } from '@policy/shared/contract/entities/application/application.ts';
import { commentView, materialView } from '@policy/shared/contract/application/calls.ts';
import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { maskOf } from '@policy/shared/contract/kit/mask.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { and, eq, isNull, or } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';

type Application = RowOf<typeof application>;

/** The materials that the guide asks for, each with the files handed in for it; the view says which columns are told. */
export async function materialsOf(context: Context, row: Application): Promise<MaterialView[]> {
  const materials = await repositoryOf(itemGuideMaterial, context).all(
    eq(tableOf(itemGuideMaterial).guideId, row.guideId),
    100,
  );
  const files = await repositoryOf(applicationFile, context).all(
    eq(tableOf(applicationFile).applicationId, row.id),
    500,
  );
  return materials.map((material) =>
    materialView.parse({
      ...material,
      accept: material.accept ?? [],
      files: files.filter(({ materialId }) => materialId === material.id),
    }),
  );
}

/** What officers said, as the applicant may read it. */
export async function commentsOf(context: Context, row: Application) {
  const table = tableOf(applicationComment);
  const visible = and(eq(table.projectId, row.id), eq(table.visibleToApplicant, 1));
  const comments = await repositoryOf(applicationComment, context).all(visible, 200);
  return comments.map((one) => commentView.parse({ ...one, fieldRefs: one.fieldRefs ?? [] }));
}

/** The steps of a case that its applicant may see, oldest first. */
export async function timelineOf(context: Context, row: Application) {
  const table = tableOf(applicationTransition);
  const visible = and(eq(table.applicationId, row.id), eq(table.visibleToApplicant, 1));
  const steps = await repositoryOf(applicationTransition, context).all(visible, 500);
  return steps.map(({ toStatus, at, actorRole, comment }) => ({ status: toStatus, at, actorRole, comment }));
}

/** The applicant's own facts that a declaration is prefilled from; the contact is who applied, where the reader sees him. */
export async function companyFactsOf(context: Context, row: Application) {
  const table = tableOf(portalUser);
  const own = row.companyId
    ? eq(table.companyId, row.companyId)
    : and(isNull(table.companyId), eq(table.uid, row.userId));
  const members = repositoryOf(portalUser, context);
  const company = found(
    (await members.first(and(own, eq(table.uid, row.userId)))) ?? (await members.first(own)),
  );
  const { companyName, creditCode, legalPersonMasked, address, size, regDate, employees } = company;
  const { revenueWan, rdExpenseWan, contactName, contactPhone } = company;
  const phone = contactPhone === null ? null : maskOf('phone', contactPhone);
  const facts = { companyName, creditCode, legalPersonMasked, address, size, regDate, employees };
  return { ...facts, revenueWan, rdExpenseWan, contactName, contactPhone: phone };
}

/** What is said where whoever filed a case may not sign in any more: the case goes on, and nobody answers for it from that account. */
export async function offMark(context: Context, { userId, companyId }: Application): Promise<string | null> {
  const table = tableOf(user);
  const isOff = or(eq(table.status, 0), eq(table.isDeleted, 1));
  const [off] = await context.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.tenantId, context.tenantId), eq(table.id, userId), isOff));
  if (!off) return null;
  const { accountOff, clerkAccountOff } = catalogue(context.locale).application;
  return companyId === null ? accountOff : clerkAccountOff;
}
