'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, type ComponentProps } from 'react';

import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { formRoom } from '../../components/schema-form/form-room.ts';

const Form = lazy(async () => ({ default: (await import('./start-form.tsx')).StartForm }));

/** The form, loaded where it is filled in. */
export function LazyStartForm(props: ComponentProps<typeof Form>) {
  const t = useTranslations('process.start');
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
