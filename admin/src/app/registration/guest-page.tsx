import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

import '../sign-in/sign-in.css';
import { RegistrationDialog } from './registration-dialog.tsx';

/** All that somebody without a local account sees: the dialog 账号注册. */
export default function GuestPage() {
  const t = useTranslations('people.registration');
  useEffect(() => {
    document.title = t('title');
  }, [t]);
  return (
    <main className="sign-in">
      <RegistrationDialog />
    </main>
  );
}
