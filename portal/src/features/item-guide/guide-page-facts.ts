import type { Locale } from '../../i18n/routing.ts';
import type { PageFacts } from '../../lib/page-head/metadata.ts';
import { choiceText } from '../../lib/texts/choice-text.ts';
import type { GuideRow } from './guide-rows.ts';

/** What the page of an item guide says about itself. */
export function guideFacts(row: GuideRow, locale: Locale): PageFacts & { title: string } {
  const title = (locale === 'en' && row.titleEn) || row.title;
  return { title, description: locale === 'en' ? inEnglish(title, row) : `${row.title}：${row.standard}` };
}

/** The standard where it has been translated, else the facts that need no translation: kind of support, most amount, window. */
function inEnglish(title: string, row: GuideRow): string {
  if (row.standardEn) return `${title}: ${row.standardEn}`;
  const { supportMode, amountCapWan, applyStart, applyEnd } = row;
  const kind = choiceText('en', 'itemGuide.supportMode', supportMode);
  const most = amountCapWan ? `up to CNY ${(amountCapWan * 10_000).toLocaleString('en')}` : '';
  const window = applyStart && applyEnd ? `open from ${applyStart} to ${applyEnd}` : '';
  return `${title}: ${[kind, most, window].filter(Boolean).join(', ')}.`;
}
