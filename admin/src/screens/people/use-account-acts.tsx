import { App, Typography } from 'antd';
import { useTranslations } from 'use-intl';

import { useAsk } from '../../kit/acts/use-ask.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

interface NewPassword {
  id: string;
  account: string;
  password: string;
}

/** Resetting passwords and unlocking accounts, for one row or for those chosen; each asks first. */
export function useAccountActs() {
  const t = useTranslations('people');
  const { http } = useWorkplace();
  const { modal } = App.useApp();
  const { askOf, sayDone } = useAsk();
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
  return {
    reset: (ids: readonly string[]) =>
      askOf(ids, t('resetConfirm'), async () => {
        tell(await call<NewPassword[]>('reset-password', ids));
      }),
    resetFactor: (ids: readonly string[]) =>
      askOf(ids, t('resetFactorConfirm'), async () => {
        await call('second-factor/reset', ids);
        sayDone();
      }),
    unlock: (ids: readonly string[]) =>
      askOf(ids, t('unlockConfirm'), async () => {
        await call('unlock', ids);
        sayDone();
      }),
  };
}
