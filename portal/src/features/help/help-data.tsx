import { useLocale } from 'next-intl';

import { faqPage } from '../../lib/structured-data/content.ts';
import { JsonLd } from '../../lib/structured-data/json-ld.tsx';
import { plainText } from '../../lib/texts/clean-html.ts';
import type { HelpRow } from './help-rows.ts';

/** The questions with their answers, in schema.org's words; in English those that somebody has translated. */
export function HelpData({ articles }: { articles: readonly HelpRow[] }) {
  const isEnglish = useLocale() === 'en';
  const questions = articles.flatMap((row) => {
    const [question, answer] = isEnglish ? [row.titleEn, row.bodyEn] : [row.title, row.body];
    return row.kind === 'question' && question && answer ? [{ question, answer: plainText(answer) }] : [];
  });
  return questions.length > 0 ? <JsonLd data={faqPage(questions)} /> : null;
}
