import { defaultTenantId } from '@policy/shared/auth/storage/constants.ts';
import { knowsPasskeys } from '@policy/shared/client/passkeys.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../../components/actions/button.tsx';
import { RefusalNotice } from '../../../components/feedback/refusal-notice.tsx';

interface PasskeyButtonProps {
  /** None where the address does not tell it: then it is what the form asks for. */
  tenantId: string | null;
  goTo: string;
  /** A code is awaited besides, which this ticket stands for. */
  onTicket: (ticket: string) => void;
}

const typedTenant = () =>
  document.querySelector<HTMLInputElement>('#tenantId')?.value.trim() || defaultTenantId;

/** The way in by a key that the reader's device holds; what speaks to the device comes with the first press. */
export function PasskeyButton({ tenantId, goTo, onTicket }: PasskeyButtonProps) {
  const t = useTranslations('account.passkey');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  if (!knowsPasskeys()) return null;
  const signIn = async () => {
    setBusy(true);
    setRefusal('');
    const loaded = await import('./try-passkey.ts').catch(() => null);
    const end = loaded
      ? await loaded.tryPasskey(tenantId ?? typedTenant())
      : { problem: 'notLoaded' as const };
    if (end === 'signedIn') {
      window.location.replace(goTo);
      return;
    }
    setBusy(false);
    if ('ticket' in end) onTicket(end.ticket);
    else setRefusal('refusal' in end ? end.refusal : t(end.problem));
  };
  return (
    <div>
      <Button
        look="secondary"
        size="large"
        busy={isBusy}
        onClick={() => (isBusy ? undefined : void signIn())}
        className="w-full"
      >
        {isBusy ? t('busy') : t('button')}
      </Button>
      <RefusalNotice refusal={refusal} className="mt-3" />
    </div>
  );
}
