import { application } from '@policy/shared/contract/entities/application/application.ts';
import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { CaseBasis } from '@policy/shared/contract/workflow/case-basis.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { and, eq, sql } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { may } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { Services } from '../../../kit/services/services.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { differencesOf } from './differences.ts';
import { earlierCases, earlierPayments } from './earlier.ts';

type Application = RowOf<typeof application>;
type Guide = RowOf<typeof itemGuide>;

interface Asked {
  row: Application;
  guide: Guide;
  /** Labels of the answers, by their names. */
  answers: Readonly<Record<string, unknown>>;
}

/** What an officer decides an application by; null for its applicant, who is told nothing of his other cases here. */
export async function basisOf(
  context: Context,
  services: Services,
  { row, guide, answers }: Asked,
): Promise<CaseBasis | null> {
  if (!may(context, `${application.permissionBase}_view`)) return null;
  const item = await repositoryOf(policyItem, context).first(eq(tableOf(policyItem).id, guide.policyItemId));
  const payments = await earlierPayments(context, row);
  return {
    standard: guide.standard,
    conditions: guide.conditions,
    clause: await clauseOf(context, services, { guide, reference: item?.clauseRef ?? guide.legalBasis }),
    amounts: amountsOf(context, row, guide),
    differences: await differencesOf(context, row, answers),
    past: [await earlierCases(context, row), ...(payments ? [payments] : [])],
  };
}

/** The amounts that a decision weighs; one above the cap is marked. */
function amountsOf({ locale }: Context, row: Application, { amountCapWan: cap }: Guide) {
  const { fields } = catalogue(locale).entity(application.name);
  const { basis } = catalogue(locale).application;
  const isAbove = cap !== null && (row.applyAmountWan ?? 0) > cap;
  const applied = { name: 'applyAmountWan', mark: isAbove ? basis.aboveCap : null } as const;
  const told = [applied, { name: 'approvedAmountWan', mark: null } as const]
    .filter(({ name }) => row[name] !== null)
    .map(({ name, mark }) => ({ label: fields[name] ?? name, value: String(row[name]), mark }));
  return cap === null ? told : [...told, { label: basis.cap, value: String(cap), mark: null }];
}

/** The clause that the item rests on, with the way to it on the portal. */
async function clauseOf(
  context: Context,
  { portalOf }: Pick<Services, 'portalOf'>,
  { guide, reference }: { guide: Guide; reference: string | null },
): Promise<CaseBasis['clause']> {
  if (reference === null) return null;
  const { clauseNo, policyId } = tableOf(policyClause);
  const named = sql`right(${reference}, length(${clauseNo})) = ${clauseNo}`;
  const clause = await repositoryOf(policyClause, context).first(and(eq(policyId, guide.policyId), named));
  const portal = await portalOf(context);
  const anchor = clause ? `#c-${String(clause.sort)}` : '';
  return {
    label: catalogue(context.locale).application.basis.clause,
    value: clause ? `${reference} ${clause.title}` : reference,
    mark: null,
    link: portal && `${portal}${policy.publicPage}?id=${guide.policyId}${anchor}`,
  };
}
