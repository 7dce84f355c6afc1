'use client';

import { addPasskey } from '@policy/shared/client/passkeys.ts';
import type { SaidProof } from '@policy/shared/client/passkeys.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../../components/actions/button.tsx';
import { http } from '../../../lib/browser/browser-session.ts';
import { OwnForm } from '../own-form.tsx';
import { ProveForm } from './prove-form.tsx';
import type { Passkey, SignInWays } from '@policy/shared/contract/sign-in/ways.ts';
import { useDeviceRefusal } from './use-key-proof.ts';

const path = 'blade-user/passkey';

type Act = { name: 'add' } | { name: 'rename' | 'remove'; id: string };

/** The keys of the reader's devices: made on the device at hand, named, and taken away. */
export function Passkeys({ ways: { passkeys, ...ways } }: { ways: SignInWays }) {
  const t = useTranslations('personal');
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  const hasPassword = ways.hasPassword === 1;
  const refuse = useDeviceRefusal();
  const keyFor = passkeys.length > 0 ? ('passkey' as const) : undefined;
  const add = async (proof: SaidProof, { label: said = '' }: Readonly<Record<string, string>>) => {
    await addPasskey(http, { proof, label: said.trim() }).catch(refuse);
    window.location.reload();
  };
  const label = { name: 'label', label: t('passkeyLabel'), hint: t('passkeyLabelHint') };
  return (
    <div className="mt-6 space-y-3">
      <p className="font-semibold">{t('passkeys')}</p>
      <p>{t('passkeysLead')}</p>
      {passkeys.length === 0 ? <p>{t('passkeysNone')}</p> : null}
      <ul className="space-y-3">
        {passkeys.map((key) => (
          <li key={key.id}>
            <PasskeyRow passkey={key} onAct={(name) => setAct({ name, id: key.id })} />
            {act?.name === 'rename' && act.id === key.id ? (
              <OwnForm
                fields={[label]}
                submit={t('passkeyRename')}
                onCancel={close}
                onSend={async (said) => {
                  await http.post(`${path}/rename`, { id: key.id, label: said['label']?.trim() ?? '' });
                  window.location.reload();
                }}
              />
            ) : null}
            {act?.name === 'remove' && act.id === key.id ? (
              <ProveForm
                {...{ hasPassword, submit: t('passkeyRemove'), onCancel: close, keyFor }}
                onSend={async (proof) => {
                  await http.post(`${path}/remove`, { id: key.id, ...proof });
                  window.location.reload();
                }}
              >
                <p>{t('passkeyRemoveText', { label: key.label })}</p>
              </ProveForm>
            ) : null}
          </li>
        ))}
      </ul>
      {act?.name === 'add' ? (
        <ProveForm
          {...{ hasPassword, submit: t('passkeyAdd'), onCancel: close, fields: [label], keyFor }}
          onSend={add}
        />
      ) : (
        <Button look="secondary" size="small" onClick={() => setAct({ name: 'add' })}>
          {t('passkeyAdd')}
        </Button>
      )}
    </div>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onAct: (name: 'rename' | 'remove') => void;
}

function PasskeyRow({ passkey, onAct }: PasskeyRowProps) {
  const t = useTranslations('personal');
  const { label, rpId, isSynced, createTime, lastUsedAt } = passkey;
  const time = createTime.slice(0, 10);
  const facts = [
    lastUsedAt ? t('passkeyUsed', { time, used: lastUsedAt.slice(0, 16) }) : t('passkeyFacts', { time }),
    t('passkeyElsewhere', { rpId }),
    ...(isSynced ? [t('passkeySynced')] : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <span className="break-all">{label}</span>
      <span className="text-sm text-ink-faint">{facts.join(' · ')}</span>
      {(['rename', 'remove'] as const).map((name) => (
        <Button key={name} look="quiet" size="small" onClick={() => onAct(name)}>
          {t(name === 'rename' ? 'passkeyRename' : 'passkeyRemove')}
          <span className="sr-only"> {label}</span>
        </Button>
      ))}
    </div>
  );
}
