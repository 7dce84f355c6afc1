import type { PageFacts } from '../../lib/page-head/metadata.ts';
import type { RuleDetail } from './rule-rows.ts';

/** What the page of a detailed rule says about itself; rules have no English. */
export function ruleFacts(row: RuleDetail): PageFacts & { title: string } {
  const { title, summary: description, publishDate: publishedOn } = row;
  const article = { title, description, publishedOn, source: row.agencyName ?? '' };
  return { title, description, article };
}
