'use client';

import { useTranslations } from 'next-intl';
import { lazy, type ComponentProps } from 'react';

import { FormRoom } from '../../components/schema-form/loaded-form.tsx';

const Form = lazy(async () => ({ default: (await import('./start-form.tsx')).StartForm }));

/** The form, loaded where it is filled in. */
export function LazyStartForm(props: ComponentProps<typeof Form>) {
  const t = useTranslations('process.start');
  return (
    <FormRoom label={t('loading')}>
      <Form {...props} />
    </FormRoom>
  );
}
