import { fileLimitsOf } from '@policy/shared/forms/fields/file-fields.ts';
import { useTranslations } from 'next-intl';

import { attachmentHref } from '../../../lib/addresses/attachment-href.ts';
import { Button } from '../../actions/button.tsx';
import { classNames } from '../../class-names.ts';
import { FieldError, FieldHint } from '../../forms/field.tsx';
import { FileChooser } from '../../forms/file-chooser.tsx';
import { FileRow } from '../../forms/file-row.tsx';
import { controlAttributes } from '../control-of.ts';
import type { InputProps } from '../form-facts.ts';
import { OfficerComment } from '../officer-comment.tsx';
import { useAnswerFiles } from './use-answer-files.ts';

const noLimits = { accept: [], maxSizeMb: 0 };

/** A question that is answered by files: what it takes, those that are there, and the way to add and remove them. */
export function FilesField(props: InputProps) {
  const { id, label, schema, rawErrors = [], registry } = props;
  const t = useTranslations('ui.schemaForm');
  const limits = fileLimitsOf({ ...schema }) ?? noLimits;
  const most = schema.maxItems ?? 1;
  const held = useAnswerFiles(props, { ...limits, most });
  const { 'aria-describedby': describedBy } = controlAttributes(props);
  const error = rawErrors[0] ?? held.refusal;
  const isOpen = isChangeable(props);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={classNames('max-w-reading', error && 'border-s-4 border-seal-600 ps-4')}
    >
      <Legend {...props} />
      <FieldHint id={id} hint={schema.description} />
      <OfficerComment id={id} facts={registry.formContext} />
      <FieldError id={id} error={error} />
      {isOpen ? (
        <p className="mt-1 text-sm text-ink-faint">
          {t('filesTaken', { accept: limits.accept.join(', '), size: limits.maxSizeMb, count: most })}
        </p>
      ) : null}
      <Files {...held} isOpen={isOpen} isTrial={registry.formContext.isTrial === true} />
      {isOpen ? <Chooser held={held} most={most} label={label} accept={limits.accept} /> : null}
    </fieldset>
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

const Legend = ({ label, required, registry }: InputProps) => (
  <legend className="font-semibold">
    {label}
    {required ? null : (
      <span className="ms-2 text-sm font-normal text-ink-faint">{registry.formContext.texts.optional}</span>
    )}
  </legend>
);

const isChangeable = ({ readonly, disabled }: InputProps): boolean => readonly !== true && disabled !== true;

interface FilesProps extends Pick<ReturnType<typeof useAnswerFiles>, 'files' | 'coming' | 'remove'> {
  isOpen: boolean;
  isTrial: boolean;
}

/** Those that are the answer, and those on their way. */
function Files({ files, coming, remove, isOpen, isTrial }: FilesProps) {
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
