import type { TenantInfo } from '@policy/shared/client/sign-in-client.ts';
import { useTranslations } from 'next-intl';

import { Button } from '../../components/actions/button.tsx';

type Account = TenantInfo['accounts'][number];

interface DemonstrationAccountsProps {
  accounts: Account[];
  onChoose: (account: Account) => void;
}

/** The accounts that a demonstration tells everybody; pressing one fills the form in. */
export function DemonstrationAccounts({ accounts, onChoose }: DemonstrationAccountsProps) {
  const t = useTranslations('account.demonstration');
  return (
    <section aria-labelledby="demonstration" className="rounded-lg border border-line bg-mist-50 p-5 md:p-6">
      <h2 id="demonstration" className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm text-ink-faint">{t('hint')}</p>
      <ul
        className="mt-3 max-h-104 divide-y divide-line overflow-y-auto"
        tabIndex={0}
        aria-labelledby="demonstration"
      >
        {accounts.map((account) => (
          <li key={account.account} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span className="min-w-0">
              <span lang="zh-CN" className="block font-medium">
                {account.name}
              </span>
              <span className="font-mono text-sm text-ink-faint">
                {account.account} / {account.password}
              </span>
            </span>
            <Button
              look="secondary"
              size="small"
              aria-label={t('useOf', { name: account.name })}
              onClick={() => onChoose(account)}
            >
              {t('use')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
