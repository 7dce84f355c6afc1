import { ApiError } from '@policy/shared/client/api-error.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../../components/actions/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { FieldError } from '../../../components/forms/field.tsx';

interface RenewFormProps {
  /** Lets the draft go on in the newest form, and shows it. */
  renew: () => Promise<void>;
}

/** Says that the item has a newer form than the one this draft is written in, and offers it. */
export function RenewForm({ renew }: RenewFormProps) {
  const t = useTranslations('declaration.form.outdated');
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      await renew();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mb-6 max-w-reading">
      <Notice tone="warn" title={t('title')}>
        <p>{t('text')}</p>
        <FieldError id="renew-form" error={refusal || undefined} />
        <Button look="secondary" size="small" className="mt-3" busy={isBusy} onClick={() => void take()}>
          {t('take')}
        </Button>
      </Notice>
    </div>
  );
}
