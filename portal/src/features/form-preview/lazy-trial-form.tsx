'use client';

import { useTranslations } from 'next-intl';
import { lazy, type ComponentProps } from 'react';

import { FormRoom } from '../../components/schema-form/loaded-form.tsx';

const Form = lazy(async () => ({ default: (await import('./trial-form.tsx')).TrialForm }));

/** The form, loaded where it is tried out. */
export function LazyTrialForm(props: ComponentProps<typeof Form>) {
  const t = useTranslations('process.formPreview');
  return (
    <FormRoom label={t('loading')}>
      <Form {...props} />
    </FormRoom>
  );
}
