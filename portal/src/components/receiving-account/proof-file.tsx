import { ApiError } from '@policy/shared/client/api-error.ts';
import { putFile } from '@policy/shared/client/put-file.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { http } from '../../lib/browser/browser-session.ts';
import { FieldError, FieldHint } from '../forms/field.tsx';
import { FileChooser } from '../forms/file-chooser.tsx';
import { FileRow } from '../forms/file-row.tsx';
import { usePurpose } from '../forms/use-purpose.tsx';

interface ProofFileProps {
  /** Of the file that was handed in; empty while there is none. */
  name: string;
  isOpen: boolean;
  error: string;
  onStored: (proof: { accountProofId: string; accountProofName: string }) => void;
}

const accept = ['pdf', 'jpg', 'jpeg', 'png'];

/** The file that proves why the money goes to somebody else. */
export function ProofFile({ name, isOpen, error, onStored }: ProofFileProps) {
  const t = useTranslations('receivingAccount.proof');
  const purposeOf = usePurpose();
  const [coming, setComing] = useState<{ name: string; progress: number }>();
  const [refusal, setRefusal] = useState('');
  const store = async (file: File) => {
    setRefusal('');
    setComing({ name: file.name, progress: 0 });
    try {
      const about = { file, purpose: 'applicationMaterial' } as const;
      const { attachId, originalName } = await putFile(http, about, (fraction) =>
        setComing({ name: file.name, progress: Math.round(fraction * 100) }),
      );
      onStored({ accountProofId: attachId, accountProofName: originalName });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefusal(failure.msg);
    } finally {
      setComing(undefined);
    }
  };
  const id = 'accountProofId';
  return (
    <div id={id} tabIndex={-1} role="group" aria-labelledby={`${id}-label`} className="max-w-reading">
      <p id={`${id}-label`} className="font-semibold">
        {t('label')}
      </p>
      <FieldHint id={id} hint={purposeOf('accountProof', t('hint'))} />
      <FieldError id={id} error={refusal || error} />
      <ul className="mt-2 space-y-2 empty:hidden" aria-live="polite">
        {coming ? (
          <FileRow {...coming} meta="" state="uploading" stateText={t('uploading')} />
        ) : name ? (
          <FileRow name={name} meta="" state="ready" stateText={t('ready')} />
        ) : null}
      </ul>
      {isOpen ? (
        <FileChooser
          label={name ? t('replace') : t('choose')}
          about={t('label')}
          accept={accept}
          onChoose={([file]) => void (file && store(file))}
        />
      ) : null}
    </div>
  );
}
