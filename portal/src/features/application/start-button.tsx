'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { applicationPath } from '@policy/shared/contract/application/paths.ts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { RefusalNotice } from '../../components/feedback/refusal-notice.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { declarationPath } from '../../lib/addresses/route-params.ts';
import { http } from '../../lib/browser/browser-session.ts';

/** Begins an application and leads to it; where the server refuses, its sentence stands here. */
export function StartButton({ guideId, processDefKey }: { guideId: string; processDefKey: string }) {
  const t = useTranslations('application.entry');
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const start = async () => {
    setBusy(true);
    setRefusal('');
    try {
      const { id } = await http.post<{ id: string }>(`${applicationPath}/draft`, { guideId });
      const path = declarationPath({ guideId, applicationId: id, processDefKey });
      window.location.assign(localHref(locale, path));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
      setRefusal(error.msg);
    }
  };
  return (
    <>
      <p className="mb-3 text-ink-soft">{t('new')}</p>
      <Button
        size="large"
        iconAfter="arrow-right"
        busy={isBusy}
        className="script-only w-full"
        onClick={() => (isBusy ? null : void start())}
      >
        {isBusy ? t('starting') : t('start')}
      </Button>
      <RefusalNotice refusal={refusal} className="mt-4" />
    </>
  );
}
