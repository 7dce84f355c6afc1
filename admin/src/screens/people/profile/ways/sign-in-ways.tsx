import { useState } from 'react';
import type { PropsWithChildren } from 'react';
import { Alert, Button, Skeleton, Space, Typography } from 'antd';

import type { BoundLogin, Passkey, SignInWays as Ways } from '@policy/shared/contract/sign-in/ways.ts';

import { useBindingReturn, useWays } from './use-ways.ts';
import type { Acts, BindingEnd } from './use-ways.ts';
import { useWayWords } from './use-way-words.ts';
import { WayDialog } from './way-dialog.tsx';
import type { WayAct } from './way-dialog.tsx';

interface PartProps {
  ways: Ways;
  acts: Acts;
  onAsk: (way: WayAct) => void;
}

/** The ways to sign in besides the password: logins at providers, and keys of the person's devices. */
export function SignInWays() {
  const { ways, look, ...acts } = useWays();
  const end = useBindingReturn(look);
  const [asked, setAsked] = useState<WayAct | null>(null);
  if (!ways) return <Skeleton active title={false} />;
  return (
    <>
      <BoundLogins {...{ ways, acts, onAsk: setAsked }}>{end ? <BindingEnded {...end} /> : null}</BoundLogins>
      <Passkeys {...{ ways, acts, onAsk: setAsked }} />
      {asked ? (
        <WayDialog
          way={asked}
          hasPassword={ways.hasPassword === 1}
          hasKey={ways.passkeys.length > 0}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

/** How a visit to a provider ended that was to tie a login. */
function BindingEnded({ name = '', refusal }: BindingEnd) {
  const t = useWayWords();
  return refusal ? (
    <Alert type="error" showIcon role="alert" message={refusal} />
  ) : (
    <Alert type="success" showIcon role="status" message={t('bound', { name })} />
  );
}

function BoundLogins({ ways: { logins, providers }, acts, onAsk, children }: PropsWithChildren<PartProps>) {
  const t = useWayWords();
  const untie = ({ id, name }: BoundLogin): WayAct => ({
    ...{ title: t('unbindAsk', { name }), purpose: 'unbind' },
    act: ({ proof }) => acts.unbind(id, proof),
  });
  const tie = (code: string, name: string): WayAct => ({
    ...{ title: t('bind', { name }), purpose: 'bind' },
    act: ({ proof }) => acts.bind(code, proof),
  });
  return (
    <section aria-label={t('logins')}>
      <Typography.Title level={2} className="factor-title">
        {t('logins')}
      </Typography.Title>
      {children}
      <Typography.Paragraph>{logins.length > 0 ? t('loginsLead') : t('loginsNone')}</Typography.Paragraph>
      {logins.map((login) => (
        <Typography.Paragraph key={login.id}>
          {login.name} · {login.nickName} {login.isUsable ? '' : `(${t('loginOff')})`}
          <Button type="link" onClick={() => onAsk(untie(login))} aria-label={`${t('unbind')} ${login.name}`}>
            {t('unbind')}
          </Button>
        </Typography.Paragraph>
      ))}
      <Space wrap>
        {providers.map(({ code, name, isSimulated }) => (
          <Button key={code} onClick={() => onAsk(tie(code, name))}>
            {t('bind', { name })}
            {isSimulated ? ` (${t('simulated')})` : ''}
          </Button>
        ))}
      </Space>
    </section>
  );
}

function Passkeys({ ways: { passkeys }, acts, onAsk }: PartProps) {
  const t = useWayWords();
  const add: WayAct = {
    ...{ title: t('add'), label: '', purpose: 'passkey' },
    act: ({ label, proof }) => acts.add(label, proof),
  };
  const rename = ({ id, label }: Passkey): WayAct => ({
    ...{ title: t('rename'), label },
    act: (typed) => acts.rename(id, typed.label),
  });
  const remove = ({ id, label }: Passkey): WayAct => ({
    ...{ title: t('removeAsk', { label }), purpose: 'passkey' },
    act: ({ proof }) => acts.remove(id, proof),
  });
  return (
    <section aria-label={t('passkeys')}>
      <Typography.Title level={2} className="factor-title">
        {t('passkeys')}
      </Typography.Title>
      <Typography.Paragraph>{t('passkeysLead')}</Typography.Paragraph>
      {passkeys.length === 0 ? <Typography.Paragraph>{t('passkeysNone')}</Typography.Paragraph> : null}
      {passkeys.map((key) => (
        <PasskeyLine
          key={key.id}
          passkey={key}
          onRename={() => onAsk(rename(key))}
          onRemove={() => onAsk(remove(key))}
        />
      ))}
      <Button onClick={() => onAsk(add)}>{t('add')}</Button>
    </section>
  );
}

interface PasskeyLineProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyLine({ passkey, onRename, onRemove }: PasskeyLineProps) {
  const t = useWayWords();
  const { label, createTime, lastUsedAt, isSynced } = passkey;
  const time = createTime.slice(0, 10);
  const said = lastUsedAt ? t('used', { time, used: lastUsedAt.slice(0, 16) }) : t('added', { time });
  return (
    <Typography.Paragraph>
      {label}{' '}
      <Typography.Text type="secondary">{isSynced ? `${said} · ${t('synced')}` : said}</Typography.Text>
      <Button type="link" onClick={onRename} aria-label={`${t('rename')} ${label}`}>
        {t('rename')}
      </Button>
      <Button type="link" danger onClick={onRemove} aria-label={`${t('remove')} ${label}`}>
        {t('remove')}
      </Button>
    </Typography.Paragraph>
  );
}
