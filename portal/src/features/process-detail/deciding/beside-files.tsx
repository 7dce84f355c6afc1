import { materialTypes } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { mostCommentFiles } from '@policy/shared/contract/workflow/remarks.ts';
import { useTranslations } from 'next-intl';

import { Button } from '../../../components/actions/button.tsx';
import { FieldError } from '../../../components/forms/field.tsx';
import { FileChooser } from '../../../components/forms/file-chooser.tsx';
import { FileRow } from '../../../components/forms/file-row.tsx';
import type { useBesideFiles } from './use-beside-files.ts';

/** The files that go with a comment, and the way to add and to remove them. */
export function BesideFiles({ files, coming, refusal, add, remove }: ReturnType<typeof useBesideFiles>) {
  const t = useTranslations('process.decide');
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">
        {t('files')}
        <span className="ms-2 text-sm font-normal text-ink-faint">{t('filesNote')}</span>
      </legend>
      <FieldError id="beside-files" error={refusal} />
      <ul className="mt-2 space-y-2 empty:hidden" aria-label={t('filesOf')} aria-live="polite">
        {files.map(({ id, name }) => (
          <FileRow
            key={id}
            {...{ name }}
            meta=""
            state="ready"
            stateText={t('uploaded')}
            actions={
              <Button look="quiet" size="small" icon="trash" onClick={() => remove(id)}>
                {t('removeFile')}
                <span className="sr-only"> {name}</span>
              </Button>
            }
          />
        ))}
        {coming.map(({ key, name, progress }) => (
          <FileRow key={key} {...{ name, progress }} meta="" state="uploading" stateText={t('uploading')} />
        ))}
      </ul>
      {files.length + coming.length < mostCommentFiles ? (
        <FileChooser
          multiple
          small
          label={t('chooseFiles')}
          about={t('filesOf')}
          accept={materialTypes}
          onChoose={(chosen) => void add(chosen)}
        />
      ) : null}
    </fieldset>
  );
}
