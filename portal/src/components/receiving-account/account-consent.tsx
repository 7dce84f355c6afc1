'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { agreementPaths } from '@policy/shared/contract/people/agreement-kinds.ts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { localHref } from '../../i18n/local-href.ts';
import { agreementHref } from '../../lib/addresses/agreement-href.ts';
import { http } from '../../lib/browser/browser-session.ts';
import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';

/** Stands in place of an account's fields until the reader has agreed to what becomes of it; `asked` is the edition's key. */
export function AccountConsent({ asked }: { asked: string }) {
  const t = useTranslations('agreements');
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const give = async () => {
    setBusy(true);
    try {
      await http.post(agreementPaths.give, { consents: asked });
      window.location.reload();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
      setBusy(false);
    }
  };
  return (
    <Notice tone="warn" title={t('accountTitle')}>
      <p>{t('accountText')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Button size="small" busy={isBusy} onClick={() => (isBusy ? null : void give())}>
          {isBusy ? t('giving') : t('accountGive')}
        </Button>
        <a
          className="link"
          href={localHref(locale, agreementHref({ kind: 'bankAccount' }))}
          target="_blank"
          rel="noopener"
        >
          {t('read')}
        </a>
      </div>
      <RefusalNotice refusal={refusal} className="mt-3" />
    </Notice>
  );
}
