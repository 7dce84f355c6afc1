import { useState } from 'react';
import { Button, Divider, Space } from 'antd';
import { useSearchParams } from 'react-router';

import { secondStepOf } from '@policy/shared/auth/credentials/second-step.ts';
import { defaultTenantId } from '@policy/shared/auth/storage/constants.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { DeviceRefused, knowsPasskeys, passkeyToken } from '@policy/shared/client/passkeys.ts';
import type { TenantInfo } from '@policy/shared/client/sign-in-client.ts';

import { useBusy } from '../../kit/acts/use-busy.ts';
import { returnPath } from '../navigation.ts';
import { http, session } from '../site.ts';
import { useProviderReturn } from './use-provider-return.ts';
import { useWayWords } from '../../screens/people/profile/ways/use-way-words.ts';

/** What the page does with what becomes of an attempt. */
export interface Heard {
  onEntered: () => Promise<void> | void;
  onRefused: (sentence: string) => void;
  /** A code is awaited besides, which this ticket stands for. */
  onStep: (ticket: string) => void;
}

interface MoreWaysProps extends Heard {
  tenant: TenantInfo | null;
}

/** The ways in besides the password: the providers of the tenant, and a key of the reader's device. */
export default function MoreWays({ tenant, ...heard }: MoreWaysProps) {
  const t = useWayWords();
  const [search] = useSearchParams();
  const { isBusy, run } = useBusy();
  const [leaving, setLeaving] = useState('');
  const { tenantId, providers } = tenant ?? { tenantId: defaultTenantId, providers: [] };
  const isReturning = useProviderReturn(tenantId, heard);
  const refuse = (error: unknown) => {
    if (error instanceof DeviceRefused) {
      heard.onRefused(t(error.problem === 'unsupported' ? 'deviceUnsupported' : 'deviceCancelled'));
      return;
    }
    if (!(error instanceof ApiError)) throw error;
    const step = secondStepOf(error);
    if (step) heard.onStep(step);
    else heard.onRefused(error.msg);
  };
  const go = async (provider: string) => {
    setLeaving(provider);
    const asked = { provider, redirect: returnPath(search) };
    const options = { anonymous: true, quiet: true, headers: { 'Tenant-Id': tenantId } };
    try {
      const { url } = await http.get<{ url: string }>('policy/gdgovesso/gdgovelogin', asked, options);
      window.location.assign(url);
    } catch (error) {
      setLeaving('');
      refuse(error);
    }
  };
  const enterByPasskey = () =>
    run(async () => {
      heard.onRefused('');
      try {
        await session.beginBy(async (headers) => ({
          body: await passkeyToken(http, { tenantId, headers }),
          isSession: true,
        }));
        await heard.onEntered();
      } catch (error) {
        refuse(error);
      }
    });
  if (isReturning) return <p role="status">{t('returning')}</p>;
  if (providers.length === 0 && !knowsPasskeys()) return null;
  return (
    <>
      <Divider plain>{t('or')}</Divider>
      <Space direction="vertical" style={{ width: '100%' }}>
        {providers.map(({ code, name, isSimulated }) => (
          <Button key={code} block loading={leaving === code} onClick={() => void go(code)}>
            {t('provider', { name })}
            {isSimulated ? ` (${t('simulated')})` : ''}
          </Button>
        ))}
        {knowsPasskeys() ? (
          <Button block loading={isBusy} onClick={() => void enterByPasskey()}>
            {t('passkey')}
          </Button>
        ) : null}
      </Space>
    </>
  );
}
