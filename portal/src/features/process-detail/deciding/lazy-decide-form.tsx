'use client';

import { useTranslations } from 'next-intl';
import { lazy, type ComponentProps } from 'react';

import { FormRoom } from '../../../components/schema-form/loaded-form.tsx';

const Form = lazy(async () => ({ default: (await import('./decide-form.tsx')).DecideForm }));

/** What a step asks, loaded where it is the reader's to decide. */
export function LazyDecideForm(props: ComponentProps<typeof Form>) {
  const t = useTranslations('process.decide');
  return (
    <FormRoom label={t('loading')}>
      <Form {...props} />
    </FormRoom>
  );
}
