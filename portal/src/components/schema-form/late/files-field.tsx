import { fileLimitsOf } from '@policy/shared/forms/fields/file-fields.ts';
import { useTranslations } from 'next-intl';

import { attachmentHref } from '../../../lib/addresses/attachment-href.ts';
import { Button } from '../../actions/button.tsx';
import { FileChooser } from '../../forms/file-chooser.tsx';
import { FileRow } from '../../forms/file-row.tsx';
import { isChangeable } from '../control-of.ts';
import type { InputProps } from '../form-facts.ts';
import { FramedField } from './framed-field.tsx';
import { Picture } from './picture.tsx';
import { useAnswerFiles } from './use-answer-files.ts';

const noLimits = { accept: [], maxSizeMb: 0 };

/** A question that is answered by files: what it takes, those that are there, and the way to add and remove them. */
export function FilesField({ arePictures = false, ...props }: InputProps & { arePictures?: boolean }) {
  const { label, schema, registry } = props;
  const t = useTranslations('ui.schemaForm');
  const limits = fileLimitsOf({ ...schema }) ?? noLimits;
  const most = schema.maxItems ?? 1;
  const held = useAnswerFiles(props, { ...limits, most });
  const isOpen = isChangeable(props);
  return (
    <FramedField field={props} refusal={held.refusal}>
      {isOpen ? (
        <p className="mt-1 text-sm text-ink-faint">
          {t('filesTaken', { accept: limits.accept.join(', '), size: limits.maxSizeMb, count: most })}
        </p>
      ) : null}
      <Files {...held} {...{ isOpen, arePictures }} isTrial={registry.formContext.isTrial === true} />
      {isOpen ? <Chooser held={held} most={most} label={label} accept={limits.accept} /> : null}
    </FramedField>
  );
}

interface ChooserProps {
  held: ReturnType<typeof useAnswerFiles>;
  most: number;
  label: string;
  accept: readonly string[];
}

/** The way to add files, while there is room for more. */
function Chooser({ held, most, label, accept }: ChooserProps) {
  const t = useTranslations('ui.schemaForm');
  if (held.files.length + held.coming.length >= most) return null;
  return (
    <FileChooser
      multiple={most > 1}
      label={t('chooseFiles')}
      about={label}
      accept={accept}
      onChoose={(chosen) => void held.add(chosen)}
    />
  );
}

interface FilesProps extends Pick<ReturnType<typeof useAnswerFiles>, 'files' | 'coming' | 'remove'> {
  isOpen: boolean;
  isTrial: boolean;
  arePictures: boolean;
}

/** Those that are the answer, and those on their way. */
function Files({ files, coming, remove, isOpen, isTrial, arePictures }: FilesProps) {
  const t = useTranslations('ui.schemaForm');
  return (
    <ul className="mt-2 space-y-2 empty:hidden" aria-live="polite">
      {files.map(({ id, name }) => (
        <FileRow
          key={id}
          name={name}
          meta=""
          state="ready"
          stateText={t('uploaded')}
          actions={
            <>
              {arePictures && !isTrial ? (
                <Picture href={attachmentHref(id)} alt={t('picture', { name })} />
              ) : null}
              {isTrial ? null : (
                <a className="link px-2 py-1 text-sm" href={attachmentHref(id)}>
                  {t('openFile')}
                  <span className="sr-only"> {name}</span>
                </a>
              )}
              {isOpen ? (
                <Button look="quiet" size="small" icon="trash" onClick={() => remove(id)}>
                  {t('removeFile')}
                  <span className="sr-only"> {name}</span>
                </Button>
              ) : null}
            </>
          }
        />
      ))}
      {coming.map(({ key, name, progress }) => (
        <FileRow key={key} {...{ name, progress }} meta="" state="uploading" stateText={t('uploading')} />
      ))}
    </ul>
  );
}
