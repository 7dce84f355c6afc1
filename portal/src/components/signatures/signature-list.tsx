'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { applicationPath } from '@policy/shared/contract/application/paths.ts';
import type { SignatureView } from '@policy/shared/contract/application/signatures.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { http } from '../../lib/browser/browser-session.ts';
import { ScriptButton } from '../actions/script-button.tsx';
import { DateText } from '../content/date-text.tsx';
import { KeyValueList } from '../content/key-value-list.tsx';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';

/** A button that has the signatures of an application verified, and shows each with its certificate. */
export function SignatureList({ id }: { id: string }) {
  const t = useTranslations('signature');
  const [signatures, setSignatures] = useState<readonly SignatureView[]>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const verify = async () => {
    setBusy(true);
    setRefusal('');
    try {
      setSignatures(await http.get<SignatureView[]>(`${applicationPath}/signatures`, { id }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-4">
      <ScriptButton
        look="secondary"
        size="small"
        busy={isBusy}
        onClick={() => (isBusy ? null : void verify())}
      >
        {isBusy ? t('busy') : t('show')}
      </ScriptButton>
      <RefusalNotice refusal={refusal} className="mt-3" />
      <div role="status">
        {signatures?.length === 0 ? <p className="mt-3">{t('nothing')}</p> : null}
        {signatures?.map((signature) => (
          <Signature key={signature.id} {...signature} />
        ))}
      </div>
    </div>
  );
}

function Signature(signature: SignatureView) {
  const t = useTranslations('signature');
  const { act, signedAt, signer, certificate, digest, algorithm } = signature;
  return (
    <section className="mt-6">
      <h3 className="mb-2 font-semibold">
        {t(`acts.${act}`)} <DateText value={signedAt} withTime />
      </h3>
      <KeyValueList
        wide
        rows={[
          { term: t('result'), value: <Findings {...signature} /> },
          { term: t('service'), value: t(`services.${signature.service}`) },
          { term: t('signer'), value: <span lang="zh-CN">{signer ?? '—'}</span> },
          ...(certificate ? certificateRows(certificate, t) : []),
          {
            term: t('digest', { algorithm }),
            value: <span className="font-mono text-sm break-all">{digest}</span>,
          },
        ]}
      />
    </section>
  );
}

type Words = ReturnType<typeof useTranslations<'signature'>>;

const certificateRows = (
  { holder, issuer, serial, validFrom, validUntil }: NonNullable<SignatureView['certificate']>,
  t: Words,
) => [
  { term: t('holder'), value: <span lang="zh-CN">{holder}</span> },
  { term: t('issuer'), value: <span lang="zh-CN">{issuer}</span> },
  { term: t('serial'), value: <span className="font-mono text-sm break-all">{serial}</span> },
  { term: t('validity'), value: t('validityText', { from: validFrom, until: validUntil }) },
];

/** What verifying found, each finding in a line of its own. */
function Findings({ isTrue, isInTime, isUnchanged }: SignatureView) {
  const t = useTranslations('signature');
  const found = [
    t(isTrue === null ? 'none' : isTrue ? 'true' : 'false'),
    ...(isInTime === false ? [t('outOfTime')] : []),
    ...(isUnchanged === null ? [] : [t(isUnchanged ? 'unchanged' : 'changed')]),
  ];
  return (
    <>
      {found.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </>
  );
}
