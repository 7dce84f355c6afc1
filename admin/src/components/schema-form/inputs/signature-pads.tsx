import { useEffect, useRef, useState } from 'react';
import { Button, Input, Space, Typography } from 'antd';

import { nameAsPicture, signedCanvas } from '@policy/shared/client/signature.ts';
import type { SignedCanvas } from '@policy/shared/client/signature.ts';

import { useFormWords } from '../use-form-words.ts';

interface SigningProps {
  id: string;
  label: string;
  onSigned: (picture: File) => Promise<void>;
}

/** A box that is signed in by hand; whoever cannot draw has two other ways beside it. */
export function DrawnSignature({ id, label, onSigned }: SigningProps) {
  const t = useFormWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const signed = useRef<SignedCanvas>(null);
  const [isSigned, setSigned] = useState(false);
  const [isBusy, setBusy] = useState(false);
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
    if (!signed.current) return;
    setBusy(true);
    await onSigned(await signed.current.picture());
    setBusy(false);
  };
  return (
    <>
      <canvas
        ref={canvas}
        className="schema-signature"
        role="img"
        aria-label={label}
        aria-describedby={`${id}-sign`}
      />
      <Typography.Text id={`${id}-sign`} type="secondary">
        {t('signHere')}
      </Typography.Text>
      <Space>
        <Button id={id} disabled={!isSigned} loading={isBusy} onClick={() => void send()}>
          {t('signDone')}
        </Button>
        <Button disabled={!isSigned} onClick={clear}>
          {t('signAgain')}
        </Button>
      </Space>
    </>
  );
}

/** A name that is typed and kept as a picture of itself. */
export function TypedSignature({ id, label, onSigned }: SigningProps) {
  const t = useFormWords();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await onSigned(await nameAsPicture(name.trim()));
    setBusy(false);
  };
  return (
    <Space.Compact className="kit-wide">
      <Input
        id={id}
        maxLength={40}
        value={name}
        placeholder={t('signName')}
        aria-label={`${label} · ${t('signName')}`}
        onChange={({ target }) => setName(target.value)}
      />
      <Button disabled={name.trim() === ''} loading={isBusy} onClick={() => void send()}>
        {t('signDone')}
      </Button>
    </Space.Compact>
  );
}
