import { report } from '@policy/shared/contract/entities/report/report.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { misfits } from '@policy/shared/contract/report/fit.ts';
import { reportSources } from '@policy/shared/contract/report/sources.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { and, eq, sql } from 'drizzle-orm';

import { defineRules } from '../../kit/rules/rules.ts';
import type { Write } from '../../kit/rules/rules.ts';
import { may } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { linksToAny } from '../../kit/table/links.ts';

/** The parts of a design in the reader's words: `分组 1` for `dimensions.0`. */
export function partTitles(parts: readonly string[], locale: 'zh' | 'en'): string {
  const { fields } = catalogue(locale).entity(report.name);
  return parts
    .map((part) => {
      const [list = '', at = '0'] = part.split('.');
      return `${fields[list] ?? list} ${String(Number(at) + 1)}`;
    })
    .join(', ');
}

/** A report names nothing that its source does not offer. */
function designFits(values: Partial<DraftOf<typeof report>>, { before, context }: Write<typeof report>) {
  const design = { dimensions: [], measures: [], conditions: [], ...before, ...values };
  const parts = design.source ? misfits(reportSources[design.source], design) : [];
  if (parts.length > 0) throw new Refusal('report.design', { parts: partTitles(parts, context.locale) });
}

/** Rules of reports: a design fits its source, and who may not design sees the reports that were granted to him. */
export const reportRules = defineRules(report, {
  beforeWrite: [designFits],
  /** Who may not design reports sees the published ones that were granted to one of his roles, and runs no others. */
  reach: (table, context) => {
    if (may(context, 'report_edit')) return undefined;
    const roleIds = context.actor?.roleIds ?? [];
    const isGranted = roleIds.length > 0 ? linksToAny(table.id, 'report.roleIds', roleIds) : sql`false`;
    return and(eq(table.isPublished, 1), isGranted);
  },
});

/** A report as it is run. */
export type StoredReport = RowOf<typeof report>;
