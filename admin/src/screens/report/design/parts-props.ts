import type { ReportDraft } from './report-draft.ts';

/** What an input of a design's parts is given. */
export interface PartsProps {
  design: ReportDraft;
  title: string;
  onChange: (changes: Partial<ReportDraft>) => void;
}
