import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { overriddenCell } from '../columns/columns.tsx';
import type { FieldOverride } from '../columns/columns.tsx';
import { fieldsOf } from '../entity/fields.ts';
import type { Row } from '../entity/fields.ts';
import { useWorkplace } from '../page/session-context.tsx';
import { useYesNo } from '../values/yes-no.ts';
import { usePageWords } from '../entity/use-page-words.ts';

interface EditorStateProps {
  entity: Entity;
  overrides: Record<string, FieldOverride | undefined>;
  row: Row | undefined;
}

/** Where a row stands in its life, and when it was last saved. */
export function EditorState({ entity, overrides, row }: EditorStateProps) {
  const t = usePageWords();
  const { locale } = useWorkplace();
  const yesNo = useYesNo();
  if (!row) return t('new');
  const fields = fieldsOf(entity, locale);
  const state = fields.find((field) => field.name === 'status');
  const revision = fields.find((field) => field.name === 'revisionStatus');
  const { updateTime } = row;
  return (
    <>
      {state ? overriddenCell(overrides, { row, field: state, yesNo }) : null}
      {revision && row[revision.name] ? (
        <span>
          {revision.label} {overriddenCell(overrides, { row, field: revision, yesNo })}
        </span>
      ) : null}
      {revision && row['status'] === 'published' ? <span>{t('savedAsRevision')}</span> : null}
      {typeof updateTime === 'string' ? <span>{t('savedAt', { at: updateTime })}</span> : null}
    </>
  );
}
