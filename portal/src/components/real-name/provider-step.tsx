import { ApiError } from '@policy/shared/client/api-error.ts';
import type { SignInWays } from '@policy/shared/contract/sign-in/ways.ts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';

import { localHref } from '../../i18n/local-href.ts';
import { http } from '../../lib/browser/browser-session.ts';
import { Button } from '../actions/button.tsx';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { LocalLink } from '../navigation/local-link.tsx';
import { useServicePhone } from './service-phone.tsx';

interface ProviderStepProps {
  path: string;
  onLeave?: () => void;
}

type Ways = Pick<SignInWays, 'logins' | 'providers'>;

const readWays = () => http.get<Ways>('blade-user/sign-in-way/list', {}, { quiet: true });
const once = { revalidateOnFocus: false, shouldRetryOnError: false };

/** Why a higher level is needed, and the way over the provider and back to this page; whoever is not known there ties his login first. */
export function ProviderStep({ path, onLeave }: ProviderStepProps) {
  const t = useTranslations('realName');
  const { data, error } = useSWR<Ways, unknown>('own sign-in ways', readWays, once);
  if (error)
    return <RefusalNotice refusal={error instanceof ApiError ? error.msg : t('failed')} className="" />;
  if (!data) return <Skeleton label={t('loading')} lines={3} />;
  const tied = data.providers.filter(({ name }) =>
    data.logins.some((login) => login.isUsable && login.name === name),
  );
  return (
    <div className="space-y-4">
      <p>{t('provider.text')}</p>
      {tied.length > 0 ? <WaysThere {...{ providers: tied, path, onLeave }} /> : null}
      {tied.length === 0 && data.providers.length > 0 ? (
        <>
          <p>{t('provider.untied')}</p>
          <LocalLink href="/user/basic/personal" className="link">
            {t('provider.tie')}
          </LocalLink>
        </>
      ) : null}
      {data.providers.length === 0 ? <NoWay /> : null}
    </div>
  );
}

/** Who can help where no provider is there. */
function NoWay() {
  const t = useTranslations('realName');
  const phone = useServicePhone();
  return phone ? <p>{t('provider.none', { phone })}</p> : null;
}

interface WaysThereProps {
  providers: Ways['providers'];
  path: string;
  onLeave: (() => void) | undefined;
}

function WaysThere({ providers, path, onLeave }: WaysThereProps) {
  const t = useTranslations('realName');
  const locale = useLocale();
  const [isLeaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState('');
  const go = async (provider: string) => {
    setLeaving(true);
    try {
      const asked = { provider, redirect: localHref(locale, path) };
      const { url } = await http.get<{ url: string }>('policy/gdgovesso/gdgovelogin', asked, { quiet: true });
      onLeave?.();
      window.location.assign(url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
      setLeaving(false);
    }
  };
  return (
    <>
      <RefusalNotice refusal={refusal} className="" />
      {providers.map(({ code, name, isSimulated }) => (
        <Button key={code} busy={isLeaving} onClick={() => (isLeaving ? null : void go(code))}>
          {t('provider.go', { name })}
          {isSimulated ? ` (${t('provider.simulated')})` : ''}
        </Button>
      ))}
    </>
  );
}
