import { z } from 'zod';

import { FilesAreNamed } from '../../../../components/schema-form/answer-files.tsx';
import { isLarge, ShownAnswer } from '../../../../components/schema-form/schema-view.tsx';
import type { FormChange, TaskDetail } from '../../task-shapes.ts';
import { useCaseWords } from '../use-case-words.ts';

const field = z.record(z.string(), z.unknown());
type Field = z.output<typeof field>;
const properties = z.record(z.string(), field.catch({}));

interface FormChangesProps {
  changes: readonly FormChange[];
  form: TaskDetail['form'];
}

/** What was changed in the form with a task, and by whom: each field, from what to what. */
export function FormChanges({ changes, form }: FormChangesProps) {
  const fields = properties.catch({}).parse(form?.schema['properties']);
  return (
    <FilesAreNamed value>
      {changes.map((change, at) => (
        <Change
          key={`${change.field}-${String(at)}`}
          change={change}
          known={change.part ?? fields[change.field] ?? {}}
        />
      ))}
    </FilesAreNamed>
  );
}

interface ChangeProps {
  change: FormChange;
  /** What the form says of the field. */
  known: Field;
}

function Change({ change: { field: name, userName, before, after, layout }, known }: ChangeProps) {
  const t = useCaseWords();
  const title = typeof known['title'] === 'string' ? known['title'] : name;
  const said = userName ? t('changedBy', { person: userName, field: title }) : t('changed', { field: title });
  const shown = (value: unknown) =>
    isEmpty(value) ? t('empty') : <ShownAnswer {...{ field: known, layout, value }} />;
  if (!isLarge(known))
    return (
      <div className="case-quiet">
        {said}
        {shown(before)} → {shown(after)}
      </div>
    );
  return (
    <div className="case-quiet">
      {said}
      <div>
        {t('before')} {shown(before)}
      </div>
      <div>
        {t('after')} {shown(after)}
      </div>
    </div>
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
