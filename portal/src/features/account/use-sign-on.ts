import { requestHeaders } from '@policy/shared/client/request-headers.ts';
import { defaultTenantId } from '@policy/shared/auth/storage/constants.ts';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

import type { FieldProblem } from '../../components/forms/error-summary.tsx';
import { plainGet } from '../../lib/browser/plain-get.ts';
import { isStructure } from '../../lib/browser/structure.ts';
import { portalClient } from '../../portal-client.ts';
import type { ProviderReturn } from './login-query.ts';

/** A sign-on over a provider as the page sees it. */
export interface SigningOn {
  problems: FieldProblem[];
  /** The provider that the reader is on the way to. */
  leavingTo: string | null;
  /** Somebody came back, and is being signed in. */
  isReturning: boolean;
  begin: (provider: string) => Promise<void>;
  /** Stands for somebody whom the provider knows and whose code is awaited. */
  ticket: string | null;
}

/** Where the button of a refused sign-on stands. */
export const signOnId = 'signOn';

interface Way {
  tenantId: string | null;
  goTo: string;
  back: ProviderReturn;
  strangerRefusal: string | null;
}

/** Leads to a provider, and finishes what it sent its reader back with; a refusal stays on the page as a sentence. */
export function useSignOn({ tenantId, goTo, back, strangerRefusal }: Way): SigningOn {
  const t = useTranslations('account.signOn');
  const [refusal, setRefusal] = useState('');
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const [ticket, setTicket] = useState<string | null>(null);
  const [isReturning, setReturning] = useState(back !== null);
  const tenant = tenantId ?? defaultTenantId;
  const taken = useRef(false);
  useEffect(() => {
    // What a provider put into the address holds once, and is nobody's to read there afterwards.
    if (back === null || taken.current) return;
    taken.current = true;
    window.history.replaceState(null, '', window.location.pathname);
    const finish = async () => {
      const loaded = await import('./finish-sign-on.ts').catch(() => null);
      const end = loaded
        ? await loaded.finishSignOn({ tenantId: tenant, back, strangerRefusal })
        : { refusal: t('unreachable') };
      if ('refusal' in end) {
        setRefusal(end.refusal);
        setReturning(false);
      } else if ('secondStep' in end) setTicket(end.secondStep);
      else window.location.replace(end.goTo);
    };
    void finish();
  }, [back, tenant, strangerRefusal, t]);
  const begin = async (provider: string) => {
    if (leavingTo !== null) return;
    setLeavingTo(provider);
    setRefusal('');
    const [redirect = '/'] = goTo.split('#');
    const end = await addressOf({ provider, redirect }, tenant).catch(() => null);
    if (end !== null && 'url' in end) {
      window.location.assign(end.url);
      return;
    }
    setLeavingTo(null);

    setRefusal(end !== null && 'refusal' in end ? end.refusal : t('unreachable'));
  };
  const problems = refusal === '' ? [] : [{ fieldId: signOnId, text: refusal }];
  return { problems, leavingTo, isReturning, begin, ticket };
}

/** The address that a provider is reached at, or the server's sentence for why there is none. */
async function addressOf(
  asked: Record<string, string>,
  tenantId: string,
): Promise<{ url: string } | { refusal: string } | null> {
  const locale = document.documentElement.lang === 'en' ? 'en' : 'zh';
  const headers = requestHeaders(
    { client: portalClient, tenantId: () => tenantId, locale: () => locale },
    true,
  );
  const query = new URLSearchParams(asked).toString();
  const body: unknown = await (await plainGet(`policy/gdgovesso/gdgovelogin?${query}`, headers)).json();
  if (!isStructure(body)) return null;
  if (isStructure(body.data) && typeof body.data.url === 'string') return { url: body.data.url };
  return typeof body.msg === 'string' ? { refusal: body.msg } : null;
}
