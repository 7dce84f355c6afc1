import { useTranslations } from 'use-intl';

import { useTitle } from '../../kit/page/use-title.ts';
import '../sign-in/sign-in.css';
import { RegistrationDialog } from './registration-dialog.tsx';

/** All that somebody without a local account sees: the dialog 账号注册. */
export default function GuestPage() {
  const t = useTranslations('people.registration');
  useTitle(t('title'));
  return (
    <main className="sign-in">
      <RegistrationDialog />
    </main>
  );
}
