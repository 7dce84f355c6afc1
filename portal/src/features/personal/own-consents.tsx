'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { agreementKey, agreementPaths } from '@policy/shared/contract/people/agreement-kinds.ts';
import type { OwnConsent } from '@policy/shared/contract/people/agreements.ts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { RefusalNotice } from '../../components/feedback/refusal-notice.tsx';
import { ConfirmCall } from '../../components/session/confirm-call.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { http } from '../../lib/browser/browser-session.ts';
import { agreementHref } from '../../lib/addresses/agreement-href.ts';

/** What a reader has agreed to, one by one: agreeing is one press, and so is taking it back once he has read what stops. */
export function OwnConsents({ rows }: { rows: readonly OwnConsent[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <li key={row.kind} className="py-4">
          <OwnConsentRow row={row} />
        </li>
      ))}
    </ul>
  );
}

function OwnConsentRow({ row }: { row: OwnConsent }) {
  const t = useTranslations('agreements');
  const locale = useLocale();
  const { kind, edition, isGiven, givenEdition } = row;
  const title = locale === 'en' ? row.titleEn : row.title;
  const news = locale === 'en' ? row.changeNoteEn : row.changeNote;
  return (
    <>
      <p className="font-semibold">
        {title} <span className="font-normal text-ink-faint">{t('edition', { edition })}</span>
      </p>
      <p className="mt-1 text-ink-soft">
        <ConsentState row={row} />
      </p>
      {news && givenEdition !== edition ? (
        <p className="mt-1 text-ink-soft">
          {t('whatIsNew')}: {news}
        </p>
      ) : null}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <a className="link" href={localHref(locale, agreementHref({ kind, edition }))}>
          {t('read')}
          <span className="sr-only"> {title}</span>
        </a>
        {isGiven && givenEdition === edition ? null : <Give row={row} title={title} />}
        {givenEdition === null ? null : (
          <ConfirmCall
            call={{ path: agreementPaths.withdraw, body: { kind } }}
            texts={{
              ...{ button: t('withdraw'), about: title, title: t('withdrawTitle', { title }) },
              ...{ text: t(`stops.${kind}`), confirm: t('withdraw'), busy: t('withdrawing') },
              cancel: t('cancel'),
            }}
          />
        )}
      </div>
    </>
  );
}

/** What he has said so far, in a sentence. */
function ConsentState({ row }: { row: OwnConsent }) {
  const t = useTranslations('agreements');
  const { edition, givenEdition, givenAt, withdrawnAt, isGiven } = row;
  if (givenEdition === null)
    return withdrawnAt ? t('withdrawn', { time: withdrawnAt.slice(0, 16) }) : t('never');
  if (!isGiven) return t('outdated', { edition: givenEdition, current: edition });
  return t('given', { edition: givenEdition, time: (givenAt ?? '').slice(0, 16) });
}

function Give({ row, title }: { row: OwnConsent; title: string }) {
  const t = useTranslations('agreements');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const give = async () => {
    setBusy(true);
    try {
      await http.post(agreementPaths.give, { consents: agreementKey(row) });
      window.location.reload();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="secondary" size="small" busy={isBusy} onClick={() => (isBusy ? null : void give())}>
        {isBusy ? t('giving') : t('give')}
        <span className="sr-only"> {title}</span>
      </Button>
      <RefusalNotice refusal={refusal} className="w-full" />
    </>
  );
}
