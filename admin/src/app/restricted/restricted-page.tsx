import { Alert, Button, Card } from 'antd';
import { useTranslations } from 'use-intl';

import { WorkplaceProvider } from '../../kit/page/session-context.tsx';
import { useTitle } from '../../kit/page/use-title.ts';
import { PasswordForm } from '../../screens/people/profile/password-form.tsx';
import { SecondFactor } from '../../screens/people/profile/second-factor.tsx';
import { useLanguage } from '../locale.tsx';
import { RefusalMessages } from '../refusal-messages.tsx';
import { useSessionOver, useSignOut } from '../session/use-sign-out.ts';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { http, session } from '../site.ts';
import '../sign-in/sign-in.css';

const nothing = () => undefined;
const never = () => false;

/** All that somebody sees who has yet to make his account safe: his own password first, then his second factor. */
export default function RestrictedPage() {
  const t = useTranslations('secondFactor');
  const { locale } = useLanguage();
  const signOut = useSignOut();
  const sessionOver = useSessionOver();
  const user = session.user();
  useTitle(t('heldTitle'));
  // What the person may do is known with the next token; the page begins anew with it.
  const goOn = () => void session.refresh().then(() => window.location.reload(), nothing);
  const isPassword = user?.must_change_password ?? false;
  return (
    <WorkplaceProvider
      value={{
        http,
        locale,
        can: never,
        leave: nothing,
        sessionOver,
        person: user?.real_name ?? '',
        pages: [],
      }}
    >
      <RefusalMessages />
      <main className="sign-in">
        <Card className="sign-in-card">
          <div className="sign-in-tools">
            <LanguageSwitch />
          </div>
          <h1>{t('heldTitle')}</h1>
          <Alert type="info" showIcon message={t(isPassword ? 'heldPassword' : 'heldFactor')} />
          {isPassword ? <PasswordForm /> : <SecondFactor onEnrolled={goOn} />}
          <Button type="link" onClick={() => void signOut()}>
            {t('signOut')}
          </Button>
        </Card>
      </main>
    </WorkplaceProvider>
  );
}
