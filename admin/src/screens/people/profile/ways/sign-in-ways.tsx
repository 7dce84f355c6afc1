import { useState } from 'react';
import { Alert, Button, Skeleton, Space, Typography } from 'antd';

import { useBindingReturn, useWays } from './use-ways.ts';
import type { BoundLogin, Passkey } from './use-ways.ts';
import { useWayWords } from './use-way-words.ts';
import { WayDialog } from './way-dialog.tsx';
import type { WayAct } from './way-dialog.tsx';

/** The ways to sign in besides the password: logins at providers, and keys of the person's devices. */
export function SignInWays() {
  const t = useWayWords();
  const { ways, look, ...acts } = useWays();
  const end = useBindingReturn(look);
  const [asked, setAsked] = useState<WayAct | null>(null);
  if (!ways) return <Skeleton active title={false} />;
  const untie = ({ id, name }: BoundLogin): WayAct => ({
    title: t('unbindAsk', { name }),
    act: ({ password }) => acts.unbind(id, password),
  });
  const rename = ({ id, label }: Passkey): WayAct => ({
    ...{ title: t('rename'), label, isMild: true },
    act: (typed) => acts.rename(id, typed.label),
  });
  const remove = ({ id, label }: Passkey): WayAct => ({
    title: t('removeAsk', { label }),
    act: ({ password }) => acts.remove(id, password),
  });
  return (
    <>
      <section aria-label={t('logins')}>
        <Typography.Title level={2} className="factor-title">
          {t('logins')}
        </Typography.Title>
        {end?.refusal ? <Alert type="error" showIcon role="alert" message={end.refusal} /> : null}
        {end?.name ? (
          <Alert type="success" showIcon role="status" message={t('bound', { name: end.name })} />
        ) : null}
        <Typography.Paragraph>
          {ways.logins.length > 0 ? t('loginsLead') : t('loginsNone')}
        </Typography.Paragraph>
        {ways.logins.map((login) => (
          <Typography.Paragraph key={login.id}>
            {login.name} · {login.nickName} {login.isUsable ? '' : `(${t('loginOff')})`}
            <Button
              type="link"
              onClick={() => setAsked(untie(login))}
              aria-label={`${t('unbind')} ${login.name}`}
            >
              {t('unbind')}
            </Button>
          </Typography.Paragraph>
        ))}
        <Space wrap>
          {ways.providers.map(({ code, name, isSimulated }) => (
            <Button
              key={code}
              onClick={() =>
                setAsked({ title: t('bind', { name }), act: ({ password }) => acts.bind(code, password) })
              }
            >
              {t('bind', { name })}
              {isSimulated ? ` (${t('simulated')})` : ''}
            </Button>
          ))}
        </Space>
      </section>
      <section aria-label={t('passkeys')}>
        <Typography.Title level={2} className="factor-title">
          {t('passkeys')}
        </Typography.Title>
        <Typography.Paragraph>{t('passkeysLead')}</Typography.Paragraph>
        {ways.passkeys.length === 0 ? <Typography.Paragraph>{t('passkeysNone')}</Typography.Paragraph> : null}
        {ways.passkeys.map((key) => (
          <PasskeyLine
            key={key.id}
            passkey={key}
            onRename={() => setAsked(rename(key))}
            onRemove={() => setAsked(remove(key))}
          />
        ))}
        <Button
          onClick={() =>
            setAsked({
              ...{ title: t('add'), label: '' },
              act: ({ label, password }) => acts.add(label, password),
            })
          }
        >
          {t('add')}
        </Button>
      </section>
      {asked ? (
        <WayDialog way={asked} hasPassword={ways.hasPassword === 1} onClose={() => setAsked(null)} />
      ) : null}
    </>
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
