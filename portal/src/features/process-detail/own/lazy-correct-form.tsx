'use client';

import { useTranslations } from 'next-intl';
import { lazy, type ComponentProps } from 'react';

import { FormRoom } from '../../../components/schema-form/loaded-form.tsx';

const Form = lazy(async () => ({ default: (await import('./correct-form.tsx')).CorrectForm }));

/** The form to correct, loaded where it is the reader's turn. */
export function LazyCorrectForm(props: ComponentProps<typeof Form>) {
  const t = useTranslations('process.own.correct');
  return (
    <FormRoom label={t('loading')}>
      <Form {...props} />
    </FormRoom>
  );
}
