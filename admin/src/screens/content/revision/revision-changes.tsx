import { Suspense } from 'react';
import { Descriptions, Skeleton, Tag, Typography } from 'antd';

import type { RevisedRow } from '@policy/shared/contract/content/revision.ts';

import { fieldsOf, textsOf } from '../../../kit/entity/fields.ts';
import type { EntityField } from '../../../kit/entity/fields.ts';
import { ChangedValue } from '../../../kit/forms/changed-value.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { entityNamed } from '../../../kit/references/reference-options.ts';
import { useContentWords } from '../use-content-words.ts';

// Comparing texts is wanted now and then.
const TextDiff = lazyPart(() => import('../../../kit/forms/text-diff.tsx'));

const longKinds = ['longText', 'richText', 'json'];
const tones = { added: 'success', changed: 'processing', removed: 'error' } as const;

interface FieldChangeProps {
  field: EntityField | undefined;
  change: RevisedRow['changes'][number];
}

/** A long text line by line; anything else as it was and as it will be. */
function FieldChange({ field, change: { before, after } }: FieldChangeProps) {
  if (field && longKinds.includes(field.meta.kind))
    return (
      <Suspense fallback={<Skeleton active title={false} />}>
        <TextDiff before={before} after={after} />
      </Suspense>
    );
  return (
    <>
      <del>
        <ChangedValue field={field} value={before} />
      </del>{' '}
      <ins>
        <ChangedValue field={field} value={after} />
      </ins>
    </>
  );
}

/** What a revision does to one row, field by field. */
function RowChanges({ row }: { row: RevisedRow }) {
  const t = useContentWords();
  const { locale } = useWorkplace();
  const entity = entityNamed(row.entity);
  const fields = new Map((entity ? fieldsOf(entity, locale) : []).map((field) => [field.name, field]));
  const title = entity ? textsOf(entity, locale).title : row.entity;
  return (
    <section>
      <Typography.Title level={5}>
        <Tag color={tones[row.act]}>{t(`revised.${row.act}`)}</Tag>
        {title} {row.name}
      </Typography.Title>
      {row.changes.length > 0 ? (
        <Descriptions
          bordered
          size="small"
          column={1}
          items={row.changes.map((change) => ({
            key: change.field,
            label: fields.get(change.field)?.label ?? change.field,
            children: <FieldChange field={fields.get(change.field)} change={change} />,
          }))}
        />
      ) : null}
    </section>
  );
}

/** Everything that a revision changes, the public row first. */
export function RevisionChanges({ rows }: { rows: readonly RevisedRow[] }) {
  return rows.map((row) => <RowChanges key={row.id} row={row} />);
}
