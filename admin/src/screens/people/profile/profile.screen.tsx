import { Card, Tabs } from 'antd';
import { useTranslations } from 'use-intl';

import { PasswordForm } from './password-form.tsx';
import { PersonForm } from './person-form.tsx';
import { SecondFactor } from './second-factor.tsx';

const OwnSafety = () => (
  <>
    <PasswordForm />
    <SecondFactor />
  </>
);

/** What a person says of himself, and his password. */
export default function ProfileScreen() {
  const t = useTranslations('people.profile');
  return (
    <Card>
      <Tabs
        items={[
          { key: 'person', label: t('person'), children: <PersonForm /> },
          { key: 'password', label: t('password'), children: <OwnSafety /> },
        ]}
      />
    </Card>
  );
}
