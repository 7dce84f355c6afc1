import { Button } from 'antd';
import { useTranslations } from 'use-intl';

import type { TenantInfo } from './use-tenant.ts';

interface DemoAccountsProps {
  accounts: NonNullable<TenantInfo['accounts']>;
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
        {accounts.map(({ account, password, name }) => (
          <li key={account}>
            <Button size="small" onClick={() => onPick({ username: account, password })}>
              {name} · {account}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
