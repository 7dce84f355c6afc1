import { diffLines } from 'diff';
import { useTranslations } from 'use-intl';

import './text-diff.css';

/** The lines of a value as people read it: rich text by its blocks, data by its members. */
function linesOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return JSON.stringify(value, null, 2);
  if (!/^\s*</.test(value)) return value;
  const page = new DOMParser().parseFromString(value, 'text/html');
  for (const block of page.querySelectorAll('p, li, tr, h1, h2, h3, h4, br, div')) block.append('\n');
  return page.body.textContent.replaceAll(/\n{2,}/g, '\n').trim();
}

const ended = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** What was taken away and what came in its place, line by line; what stayed is told shortly. */
export default function TextDiff({ before, after }: { before: unknown; after: unknown }) {
  const t = useTranslations('kit');
  const parts = diffLines(ended(linesOf(before)), ended(linesOf(after)));
  return (
    <div className="text-diff">
      {parts.map(({ added, removed, value, count }, at) => {
        const lines = value.replace(/\n$/, '');
        const key = `${String(at)}-${lines.slice(0, 20)}`;
        if (added) return <ins key={key}>{lines}</ins>;
        if (removed) return <del key={key}>{lines}</del>;
        return <p key={key}>{count > 3 ? t('unchangedLines', { count }) : lines}</p>;
      })}
    </div>
  );
}
