import { useState } from 'react';
import { Alert, Button, Descriptions, Tag } from 'antd';

import { applicationPath } from '@policy/shared/contract/application/paths.ts';
import type { SignatureView } from '@policy/shared/contract/application/signatures.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';

import { useBusy } from '../../../../kit/acts/use-busy.ts';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { useSignatureWords } from './use-signature-words.ts';

/** What an applicant signed, with certificates, verified when its handler asks for it. */
export function SignatureList({ applicationId }: { applicationId: string }) {
  const t = useSignatureWords();
  const { http } = useWorkplace();
  const { isBusy, run } = useBusy();
  const [shown, setShown] = useState<readonly SignatureView[]>();
  const [refusal, setRefusal] = useState('');
  const verify = async () => {
    setRefusal('');
    const asked = { id: applicationId };
    setShown(await http.get<SignatureView[]>(`${applicationPath}/signatures`, asked, { quiet: true }));
  };
  const tell = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    setRefusal(error.msg);
  };
  return (
    <>
      <Button loading={isBusy} onClick={() => void run(verify).catch(tell)}>
        {t('show')}
      </Button>
      {refusal ? <Alert type="error" showIcon role="alert" message={refusal} /> : null}
      <div role="status">
        {shown?.length === 0 ? <p className="case-quiet">{t('nothing')}</p> : null}
        {shown?.map((signature) => (
          <Signature key={signature.id} {...signature} />
        ))}
      </div>
    </>
  );
}

function Signature(signature: SignatureView) {
  const t = useSignatureWords();
  const { act, signedAt, signer, service, certificate, digest, algorithm } = signature;
  const items = [
    { label: t('result'), children: <Findings {...signature} /> },
    { label: t('service'), children: t(`services.${service}`) },
    { label: t('signer'), children: signer ?? '—' },
    ...(certificate
      ? [
          { label: t('holder'), children: certificate.holder },
          { label: t('issuer'), children: certificate.issuer },
          { label: t('serial'), children: <code>{certificate.serial}</code> },
          {
            label: t('validity'),
            children: t('validityText', { from: certificate.validFrom, until: certificate.validUntil }),
          },
        ]
      : []),
    { label: t('digest', { algorithm }), children: <code className="case-digest">{digest}</code> },
  ];
  return (
    <Descriptions
      bordered
      column={1}
      size="small"
      title={`${t(`acts.${act}`)} ${signedAt}`}
      items={items.map((item) => ({ key: item.label, ...item }))}
    />
  );
}

/** What verifying found: first the signature itself, then what else is to be known. */
function Findings({ isTrue, isInTime, isUnchanged }: SignatureView) {
  const t = useSignatureWords();
  const result = isTrue === null ? 'none' : isTrue ? 'true' : 'false';
  return (
    <>
      <Tag color={{ none: 'default', true: 'success', false: 'error' }[result]}>{t(result)}</Tag>
      {isInTime === false ? <Tag color="error">{t('outOfTime')}</Tag> : null}
      {isUnchanged === null ? null : (
        <Tag color={isUnchanged ? 'success' : 'warning'}>{t(isUnchanged ? 'unchanged' : 'changed')}</Tag>
      )}
    </>
  );
}
