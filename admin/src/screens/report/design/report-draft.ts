import type { report } from '@policy/shared/contract/entities/report/report.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';
import { previewInput } from '@policy/shared/contract/report/calls.ts';
import { misfits } from '@policy/shared/contract/report/fit.ts';
import { reportSources } from '@policy/shared/contract/report/sources.ts';

import type { Design } from '../report-calls.ts';

/** A report as it is being designed: its source is chosen, the rest may still be missing. */
export type ReportDraft = Partial<DraftOf<typeof report>> &
  Pick<DraftOf<typeof report>, 'source' | 'dimensions' | 'measures' | 'conditions'>;

/** What a new report begins as. */
export const blankReport: ReportDraft = {
  ...{ name: '', category: 'case', source: 'application', view: 'table', isPublished: 0 },
  ...{
    dimensions: [],
    measures: [{ aggregate: 'count' }],
    conditions: [],
    order: 'byDimension',
    rowLimit: 500,
  },
};

/** Changes of a design; another source has other fields, so the parts begin anew. */
export function changed(draft: ReportDraft, changes: Partial<ReportDraft>): ReportDraft {
  const isMoved = changes.source !== undefined && changes.source !== draft.source;
  return {
    ...draft,
    ...(isMoved && { dimensions: [], measures: [{ aggregate: 'count' }], conditions: [] }),
    ...changes,
  };
}

/** The part of a design that can be run, once it is whole and fits its source. */
export function runnable(draft: ReportDraft): Design | undefined {
  const read = previewInput.safeParse(draft);
  if (!read.success || read.data.dimensions.length + read.data.measures.length === 0) return undefined;
  return misfits(reportSources[read.data.source], read.data).length === 0 ? read.data : undefined;
}
