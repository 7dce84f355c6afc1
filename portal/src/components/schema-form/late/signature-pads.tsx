import { nameAsPicture, signedCanvas, type SignedCanvas } from '@policy/shared/client/signature.ts';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

import { Button } from '../../actions/button.tsx';
import { controlLook } from '../../forms/field.tsx';

interface SigningProps {
  id: string;
  label: string;
  onSigned: (picture: File) => Promise<void>;
}

/** A box that is signed in by hand; whoever cannot draw has two other ways beside it. */
export function DrawnSignature({ id, label, onSigned }: SigningProps) {
  const t = useTranslations('ui.schemaForm');
  const canvas = useRef<HTMLCanvasElement>(null);
  const signed = useRef<SignedCanvas>(null);
  const [isSigned, setSigned] = useState(false);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const drawn = signedCanvas(canvas.current, () => setSigned(true));
    signed.current = drawn;
    return drawn.leave;
  }, []);
  const clear = () => {
    signed.current?.clear();
    setSigned(false);
  };
  const send = async () => {
    if (signed.current) await onSigned(await signed.current.picture());
  };
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        aria-describedby={`${id}-sign`}
        className="block h-50 w-full max-w-150 rounded-md border border-control bg-white"
      />
      <p id={`${id}-sign`} className="text-sm text-ink-faint">
        {t('signHere')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" disabled={!isSigned} onClick={() => void send()}>
          {t('signDone')}
        </Button>
        <Button look="quiet" disabled={!isSigned} onClick={clear}>
          {t('signAgain')}
        </Button>
      </div>
    </>
  );
}

/** A name that is typed and kept as a picture of itself. */
export function TypedSignature({ id, onSigned }: SigningProps) {
  const t = useTranslations('ui.schemaForm');
  const [name, setName] = useState('');
  const send = async () => onSigned(await nameAsPicture(name.trim()));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <label htmlFor={`${id}-name`} className="grow">
        {t('signName')}
        <input
          id={`${id}-name`}
          autoComplete="name"
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
          className={controlLook}
        />
      </label>
      <Button look="secondary" disabled={name.trim() === ''} onClick={() => void send()}>
        {t('signDone')}
      </Button>
    </div>
  );
}
