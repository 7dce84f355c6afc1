import { fileLimitsOf } from '@policy/shared/forms/fields/file-fields.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { attachmentHref } from '../../../lib/addresses/attachment-href.ts';
import { Button } from '../../actions/button.tsx';
import { FileChooser } from '../../forms/file-chooser.tsx';
import { isChangeable } from '../control-of.ts';
import type { InputProps } from '../form-facts.ts';
import { FramedField } from './framed-field.tsx';
import { Picture } from './picture.tsx';
import { DrawnSignature, TypedSignature } from './signature-pads.tsx';
import { useAnswerFiles } from './use-answer-files.ts';

const ways = ['Drawing', 'Typing', 'Picture'] as const;
type Way = (typeof ways)[number];

/** A signature, which is kept as a picture: drawn by hand, made of a name that is typed, or uploaded. */
export function SignatureField(props: InputProps) {
  const { id, label, schema, registry } = props;
  const limits = fileLimitsOf({ ...schema }) ?? { accept: [], maxSizeMb: 0 };
  const held = useAnswerFiles(props, { maxSizeMb: limits.maxSizeMb, most: 1 });
  const isOpen = isChangeable(props);
  const isSigned = held.files.length > 0;
  return (
    <FramedField field={props} refusal={held.refusal}>
      <Signed {...{ held, isOpen }} isTrial={registry.formContext.isTrial === true} />
      {isOpen && !isSigned ? (
        <Signing {...{ id, label }} accept={limits.accept} onSigned={(file) => held.add([file])} />
      ) : null}
    </FramedField>
  );
}

interface SignedProps {
  held: ReturnType<typeof useAnswerFiles>;
  isOpen: boolean;
  isTrial: boolean;
}

/** The signature as it was given, and the way to take it back. */
function Signed({ held, isOpen, isTrial }: SignedProps) {
  const t = useTranslations('ui.schemaForm');
  return (
    <div aria-live="polite" className="mt-2 space-y-2 empty:hidden">
      {held.files.map(({ id, name }) => (
        <div key={id} className="flex flex-wrap items-center gap-3">
          {isTrial ? name : <Picture href={attachmentHref(id)} alt={t('picture', { name })} />}
          <span>{t('signed')}</span>
          {isOpen ? (
            <Button look="quiet" size="small" icon="trash" onClick={() => held.remove(id)}>
              {t('signRemove')}
            </Button>
          ) : null}
        </div>
      ))}
    </div>
  );
}

interface SigningProps {
  id: string;
  label: string;
  accept: readonly string[];
  onSigned: (file: File) => Promise<void>;
}

/** The three ways to sign: nobody has to draw. */
function Signing({ id, label, accept, onSigned }: SigningProps) {
  const t = useTranslations('ui.schemaForm');
  const [way, setWay] = useState<Way>('Drawing');
  return (
    <div className="mt-2 space-y-3">
      <div role="radiogroup" aria-label={`${label} · ${t('signWays')}`} className="flex flex-wrap gap-x-5">
        {ways.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={`${id}-way`}
              checked={way === one}
              onChange={() => setWay(one)}
              className="size-5 accent-wave-600 elder:size-6"
            />
            {t(`signBy${one}`)}
          </label>
        ))}
      </div>
      {way === 'Drawing' ? <DrawnSignature {...{ id, label, onSigned }} /> : null}
      {way === 'Typing' ? <TypedSignature {...{ id, label, onSigned }} /> : null}
      {way === 'Picture' ? (
        <FileChooser
          label={t('signByPicture')}
          about={label}
          accept={accept}
          onChoose={([file]) => {
            if (file) void onSigned(file);
          }}
        />
      ) : null}
    </div>
  );
}
