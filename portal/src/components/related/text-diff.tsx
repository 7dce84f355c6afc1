import { diffLines } from 'diff';
import { useTranslations } from 'next-intl';

import { classNames } from '../class-names.ts';
import { langOf } from '../../lib/texts/script.ts';

interface TextDiffProps {
  before: string | null;
  after: string | null;
}

const line = 'block border-s-3 px-2 py-1 whitespace-pre-wrap [overflow-wrap:anywhere]';
/** More lines than these that stayed are told shortly. */
const mostSame = 3;

/** Lines that may differ: beyond them the comparison, whose cost is the square of their number, would hold the page up. */
const mostDifferent = 1000;

/** What was taken away and what came in its place, line by line; a sign tells them apart for who does not see colours. Of texts that differ too much it says that. */
export function TextDiff({ before, after }: TextDiffProps) {
  const t = useTranslations('related.changes');
  const parts = diffLines(ended(before), ended(after), { maxEditLength: mostDifferent });
  if (!parts) return t('replaced');
  return parts.map(({ added, removed, value, count }, at) => {
    const lines = value.replace(/\n$/, '');
    const key = `${String(at)}-${lines.slice(0, 20)}`;
    const lang = langOf(lines);
    if (added)
      return (
        <ins key={key} lang={lang} className={classNames(line, 'border-jade-700 bg-jade-50 no-underline')}>
          + {lines}
        </ins>
      );
    if (removed)
      return (
        <del key={key} lang={lang} className={classNames(line, 'border-seal-600 bg-seal-50')}>
          − {lines}
        </del>
      );
    return count > mostSame ? (
      <p key={key} className={classNames(line, 'border-line text-ink-faint')}>
        {t('same', { count })}
      </p>
    ) : (
      <p key={key} lang={lang} className={classNames(line, 'border-line text-ink-soft')}>
        {lines}
      </p>
    );
  });
}

const ended = (text: string | null) => (!text || text.endsWith('\n') ? (text ?? '') : `${text}\n`);
