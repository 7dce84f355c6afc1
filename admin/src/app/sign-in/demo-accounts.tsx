import { Button } from 'antd';
import { useTranslations } from 'use-intl';

import type { TenantInfo } from '@policy/shared/client/sign-in-client.ts';

interface DemoAccountsProps {
  accounts: TenantInfo['accounts'];
  onPick: (picked: { username: string; password: string }) => void;
}

/** The accounts that the server lists while it runs as a demonstration; nothing otherwise. */
export function DemoAccounts({ accounts, onPick }: DemoAccountsProps) {
  const t = useTranslations('signIn');
  if (accounts.length === 0) return null;
  return (
    <section className="demo-accounts" aria-label={t('demo')}>
      <p>{t('demo')}</p>
      <ul>
        {accounts.map(({ account, password, roleName }) => (
          <li key={account}>
            <Button size="small" onClick={() => onPick({ username: account, password })}>
              {roleName} · {account}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
