import { useTranslations } from 'use-intl';

import { useTitle } from '../../kit/page/use-title.ts';
import { RefusalMessages } from '../refusal-messages.tsx';
import SwitchDialog from '../shell/tools/switch-dialog.tsx';
import { useSignOut } from './use-sign-out.ts';
import '../sign-in/sign-in.css';

/** All that somebody sees who has yet to say in which department and role he acts. */
export default function ActingPage() {
  const t = useTranslations();
  const signOut = useSignOut();
  useTitle(t('switcher.title'));
  return (
    <main className="sign-in">
      <RefusalMessages />
      <SwitchDialog
        cancelText={t('shell.signOut')}
        onClose={() => void signOut()}
        // What he may do there is known with the new token; the page begins anew with it.
        onChosen={() => window.location.reload()}
      />
    </main>
  );
}
