'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, type ComponentProps } from 'react';

import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import { formRoom } from '../../../components/schema-form/form-room.ts';

const Form = lazy(async () => ({ default: (await import('./correct-form.tsx')).CorrectForm }));

/** The form to correct, loaded where it is the reader's turn. */
export function LazyCorrectForm(props: ComponentProps<typeof Form>) {
  const t = useTranslations('process.own.correct');
  return (
    <Suspense
      fallback={
        <div className={formRoom}>
          <Skeleton label={t('loading')} lines={8} />
        </div>
      }
    >
      <Form {...props} />
    </Suspense>
  );
}
