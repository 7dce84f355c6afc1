import { Card, Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { PasswordForm } from './password-form.tsx';
import { PersonForm } from './person-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SignInWays } from './ways/sign-in-ways.tsx';
import { useWays } from './ways/use-ways.ts';

function OwnSafety() {
  const { ways } = useWays();
  return (
    <>
      <PasswordForm />
      <SecondFactor hasKey={(ways?.passkeys.length ?? 0) > 0} />
      <SignInWays />
    </>
  );
}

/** What a person says of himself, and his password. */
export default function ProfileScreen() {
  const t = useTranslations('people.profile');
  const [search] = useSearchParams();
  return (
    <Card>
      <Tabs
        // Who comes back from a provider finds how it ended among his ways to sign in.
        defaultActiveKey={search.has('state') ? 'password' : 'person'}
        items={[
          { key: 'person', label: t('person'), children: <PersonForm /> },
          { key: 'password', label: t('password'), children: <OwnSafety /> },
        ]}
      />
    </Card>
  );
}
