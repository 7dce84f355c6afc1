import { App, Typography } from 'antd';
import { useTranslations } from 'use-intl';

import { useWorkplace } from '../../kit/session-context.tsx';

interface NewPassword {
  id: string;
  account: string;
  password: string;
}

/** Resetting passwords and unlocking accounts, for one row or for those chosen; each asks first. */
export function useAccountActs() {
  const t = useTranslations('organisation');
  const k = useTranslations('kit');
  const { http } = useWorkplace();
  const { message, modal } = App.useApp();
  const call = <T,>(verb: string, ids: readonly string[]) =>
    http.post<T>(`blade-user/${verb}`, { userIds: ids.join(',') });
  const tell = (fresh: readonly NewPassword[]) =>
    modal.success({
      title: t('resetDone'),
      width: 520,
      content: fresh.map(({ id, account, password }) => (
        <p key={id}>
          {account}:{' '}
          <Typography.Text code copyable>
            {password}
          </Typography.Text>
        </p>
      )),
    });
  const ask = (title: string, ids: readonly string[], act: () => Promise<unknown>) => {
    if (ids.length === 0) void message.warning(k('pickOne'));
    // A refusal has been shown by the frame.
    else modal.confirm({ title, onOk: () => act().catch(() => undefined) });
  };
  return {
    reset: (ids: readonly string[]) =>
      ask(t('resetConfirm'), ids, async () => {
        tell(await call<NewPassword[]>('reset-password', ids));
      }),
    resetFactor: (ids: readonly string[]) =>
      ask(t('resetFactorConfirm'), ids, async () => {
        await call('second-factor/reset', ids);
        void message.success(k('done'));
      }),
    unlock: (ids: readonly string[]) =>
      ask(t('unlockConfirm'), ids, async () => {
        await call('unlock', ids);
        void message.success(k('done'));
      }),
  };
}
