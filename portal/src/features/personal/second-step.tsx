'use client';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import type { ProofPurpose } from '@policy/shared/contract/sign-in/proofs.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { http } from '../../lib/browser/browser-session.ts';
import type { SecondFactorState } from './own-account.ts';
import { OwnForm } from './own-form.tsx';

const path = 'blade-user/second-factor';

type Stage =
  | { name: 'rest' | 'password' }
  | { name: 'code'; secret: string; uri: string }
  | { name: 'codes'; recoveryCodes: readonly string[] };

interface SecondStepProps extends SecondFactorState {
  /** What a key of the reader's device proves him for here, where he has one. */
  keyFor?: ProofPurpose | undefined;
}

/** The second step of the reader's sign-in: turned on with an authenticator's first code, and off with his password or a key of his device. */
export function SecondStep({ enrolled, recoveryCodesLeft, keyFor }: SecondStepProps) {
  const t = useTranslations('personal');
  const [stage, setStage] = useState<Stage>({ name: 'rest' });
  const rest = () => setStage({ name: 'rest' });
  const prove = async ({ password = '' }, key: { credential: string } | null) => {
    const proof = key ?? { password: hashPassword(password) };
    if (enrolled === 1) {
      await http.post(`${path}/remove`, proof);
      window.location.reload();
      return;
    }
    setStage({ name: 'code', ...(await http.post<{ secret: string; uri: string }>(`${path}/begin`, proof)) });
  };
  return (
    <div className="mt-6 space-y-3">
      <p className="font-semibold">{t('second')}</p>
      <p>{enrolled === 1 ? t('secondOn', { left: recoveryCodesLeft }) : t('secondOff')}</p>
      {stage.name === 'rest' ? (
        <Button look="secondary" size="small" onClick={() => setStage({ name: 'password' })}>
          {enrolled === 1 ? t('disable') : t('enable')}
        </Button>
      ) : null}
      {stage.name === 'password' ? (
        <OwnForm
          key="password"
          submit={enrolled === 1 ? t('disable') : t('next')}
          onCancel={rest}
          fields={[
            { name: 'password', label: t('password'), type: 'password', autoComplete: 'current-password' },
          ]}
          keyFor={keyFor}
          onSend={prove}
        />
      ) : null}
      {stage.name === 'code' ? (
        <>
          <p>
            {t('secret')} <code className="break-all">{stage.secret}</code>
          </p>
          <p>
            <a href={stage.uri} className="link">
              {t('openApp')}
            </a>
          </p>
          <OwnForm
            key="code"
            submit={t('enable')}
            onCancel={rest}
            fields={[
              { name: 'code', label: t('firstCode'), inputMode: 'numeric', autoComplete: 'one-time-code' },
            ]}
            onSend={async ({ code = '' }) =>
              setStage({
                name: 'codes',
                ...(await http.post<{ recoveryCodes: string[] }>(`${path}/confirm`, { code: code.trim() })),
              })
            }
          />
        </>
      ) : null}
      {stage.name === 'codes' ? (
        <Notice tone="good" role="status" title={t('recovery')}>
          <ul className="grid grid-cols-1 gap-x-6 font-mono sm:grid-cols-2">
            {stage.recoveryCodes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
}
