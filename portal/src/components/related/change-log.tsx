import type { ChangedRow, PublicChange } from '@policy/shared/contract/content/public-change.ts';
import type { EntityName } from '@policy/shared/contract/entities/index.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { useLocale, useTranslations } from 'next-intl';

import { langOf } from '../../lib/texts/script.ts';
import { DateText } from '../content/date-text.tsx';
import { SectionHeading } from '../content/section-heading.tsx';
import { Tag } from '../feedback/tag.tsx';
import { TextDiff } from './text-diff.tsx';

/** The anchor of the changes. */
export const changesAnchor = 'changes';

const tones = { added: 'good', changed: 'info', removed: 'neutral' } as const;

interface ChangeLogProps {
  /** What the document itself is. */
  entity: EntityName;
  changes: readonly PublicChange[];
}

/** What was changed in a document since it was first public, each moment folded; nothing where nothing was. */
export function ChangeLog({ entity, changes }: ChangeLogProps) {
  const t = useTranslations('related.changes');
  if (changes.length === 0) return null;
  return (
    <section id={changesAnchor} className="mt-12 max-w-reading scroll-mt-6">
      <SectionHeading>{t('title')}</SectionHeading>
      <p className="mb-3 text-ink-soft">{t('lead')}</p>
      {changes.map(({ at, rows }) => (
        <details key={at} className="group border-b border-line py-2">
          <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1">
            <span className="font-semibold">
              <DateText value={at.slice(0, 10)} />
            </span>
            <span className="text-ink-soft">
              <Summary entity={entity} rows={rows} />
            </span>
          </summary>
          {rows.map((row) => (
            <RowChanges key={row.id} row={row} />
          ))}
        </details>
      ))}
    </section>
  );
}

interface SummaryProps {
  /** What the document itself is. */
  entity: string;
  rows: readonly ChangedRow[];
}

/** What a moment's changes are about: the fields of the document itself, and what stands below it by its name. */
function Summary({ entity, rows }: SummaryProps) {
  const t = useTranslations('related.changes');
  const fieldName = useFieldName();
  const named = rows.map((row) => {
    const fields = row.changes.map(({ field }) => fieldName(row.entity, field));
    return t('about', { act: t(row.act), name: row.entity === entity ? fields.join(t('comma')) : row.name });
  });
  return named.join(t('semicolon'));
}

function RowChanges({ row }: { row: ChangedRow }) {
  const t = useTranslations('related.changes');
  const fieldName = useFieldName();
  return (
    <div className="mt-2 mb-4 ps-1">
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone={tones[row.act]}>{t(row.act)}</Tag>
        <span lang={langOf(row.name)}>{row.name}</span>
      </p>
      <dl className="mt-1">
        {row.changes.map((change) => (
          <div key={change.field} className="mt-2">
            <dt className="text-sm font-semibold text-ink-soft">{fieldName(row.entity, change.field)}</dt>
            <dd>
              {change.isMarked ? t('replaced') : <TextDiff before={change.before} after={change.after} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What a field is called, as everywhere else in the product. */
function useFieldName() {
  const texts = catalogue(useLocale());
  return (entity: string, field: string) => texts.keptEntity(entity).fields[field] ?? field;
}
