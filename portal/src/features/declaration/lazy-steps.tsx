'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';

import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { formRoom } from '../../components/schema-form/form-room.ts';

// All steps are one page to the framework, which would bring the scripts of each to every other.
const Account = lazy(async () => ({ default: (await import('./account/account-step.tsx')).AccountStep }));
const Consent = lazy(async () => ({
  default: (await import('../../components/receiving-account/account-consent.tsx')).AccountConsent,
}));
const Form = lazy(async () => ({ default: (await import('./form/form-step.tsx')).FormStep }));
const Materials = lazy(async () => ({
  default: (await import('./materials/materials-step.tsx')).MaterialsStep,
}));

function Coming({ children }: { children: ReactNode }) {
  const t = useTranslations('declaration');
  return (
    <Suspense
      fallback={
        <div className={formRoom}>
          <Skeleton label={t('loading')} lines={8} />
        </div>
      }
    >
      {children}
    </Suspense>
  );
}

/** The account, loaded where it is asked for. */
export const LazyAccountStep = (props: ComponentProps<typeof Account>) => (
  <Coming>
    <Account {...props} />
  </Coming>
);

/** What is asked before the account, loaded where it was not agreed to. */
export const LazyAccountConsent = (props: ComponentProps<typeof Consent>) => (
  <Coming>
    <Consent {...props} />
  </Coming>
);

/** The form, loaded where it is filled in. */
export const LazyFormStep = (props: ComponentProps<typeof Form>) => (
  <Coming>
    <Form {...props} />
  </Coming>
);

/** The materials, loaded where they are uploaded. */
export const LazyMaterialsStep = (props: ComponentProps<typeof Materials>) => (
  <Coming>
    <Materials {...props} />
  </Coming>
);
