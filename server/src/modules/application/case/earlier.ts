import { application } from '@policy/shared/contract/entities/application/application.ts';
import { payment } from '@policy/shared/contract/entities/application/payment.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { PastMatters } from '@policy/shared/contract/workflow/case-basis.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { readable } from '../../../kit/access/scope.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { may } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';

type Application = RowOf<typeof application>;

const cases = tableOf(application);
const payments = tableOf(payment);
/** Rows that are told one by one. */
const told = 5;

/** The applicant's other cases: those within the reader's reach, newest first, and how many there are beyond it. */
export async function earlierCases(context: Context, row: Application): Promise<PastMatters> {
  const repository = repositoryOf(application, context);
  const theirs = and(othersOf(row), eq(cases.tenantId, row.tenantId));
  const page = await repository.page({ size: told, descs: 'submitTime' }, theirs);
  const texts = catalogue(context.locale);
  const { choices } = texts.entity(application.name);
  const { basis } = texts.application;
  const money = (sentence: string, amount: number | null) =>
    amount === null ? [] : [fill(sentence, { amount })];
  return {
    title: basis.earlierCases,
    rows: page.records.map((one) => ({
      number: one.applyNo,
      name: (context.locale === 'en' ? one.guideTitleEn : null) ?? one.guideTitle ?? one.projectName,
      facts: [
        choices.status?.[one.status] ?? one.status,
        ...(one.submitTime ? [one.submitTime.slice(0, 10)] : []),
        ...money(basis.applied, one.applyAmountWan),
        ...money(basis.paid, one.paidAmountWan),
      ],
    })),
    ...restOf(page, await repository.count(theirs)),
  };
}

/** What was paid to the applicant in other cases, likewise; null for who reads no payments. */
export async function earlierPayments(context: Context, row: Application): Promise<PastMatters | null> {
  if (!may(context, `${payment.permissionBase}_view`)) return null;
  const repository = repositoryOf(payment, context);
  const of = (reach: SQL | undefined) =>
    inArray(
      payments.applicationId,
      context.db
        .select({ id: cases.id })
        .from(cases)
        .where(and(reach, othersOf(row))),
    );
  const page = await repository.page({ size: told }, of(readable(application, context).where));
  const texts = catalogue(context.locale);
  const { choices } = texts.entity(payment.name);
  return {
    title: texts.application.basis.earlierPayments,
    rows: page.records.map(({ batchNo, projectName, payDate, result, amountWan }) => ({
      number: batchNo,
      name: projectName ?? batchNo,
      facts: [
        choices.result?.[result] ?? result,
        ...(payDate ? [payDate] : []),
        fill(texts.application.basis.amount, { amount: amountWan }),
      ],
    })),
    ...restOf(page, await repository.count(of(eq(cases.tenantId, context.tenantId)))),
  };
}

/** What the same applicant has handed in besides; a person's own cases are none of his company's. */
function othersOf({ id, companyId, userId }: Application): SQL | undefined {
  const theirs =
    companyId === null
      ? and(isNull(cases.companyId), eq(cases.userId, userId))
      : eq(cases.companyId, companyId);
  return and(theirs, ne(cases.id, id), ne(cases.status, 'draft'), eq(cases.isDeleted, 0));
}

const restOf = ({ records, total }: { records: readonly unknown[]; total: number }, everywhere: number) => ({
  more: Math.max(0, total - records.length),
  elsewhere: Math.max(0, everywhere - total),
});
