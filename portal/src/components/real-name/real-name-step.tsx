'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';

import { Button } from '../actions/button.tsx';
import { LazyDialog } from '../dialog/lazy-dialog.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { levelStepId } from './use-level-step.ts';
import type { RealName } from './use-level-step.ts';

const Phone = lazy(async () => ({ default: (await import('./phone-step.tsx')).PhoneStep }));
const Provider = lazy(async () => ({ default: (await import('./provider-step.tsx')).ProviderStep }));

interface RealNameStepProps {
  realName: RealName;
  /** The page to come back to from the provider, without a language. */
  path: string;
  /** The page is about to be left for the provider, to be come back to. */
  onLeave?: () => void;
}

/** Says before an act what a reader's real-name level lacks for it, and opens the step that mends it; nothing where it lacks nothing. */
export function RealNameStep({ realName, path, onLeave }: RealNameStepProps) {
  const t = useTranslations('realName');
  const { step, isOpen, isMended, open, close, reached } = realName;
  return (
    <>
      {step || isMended ? (
        <div id={levelStepId} tabIndex={-1}>
          {step ? (
            <Notice tone="warn" title={t(`${step}.needed`)}>
              <p>{t(`${step}.why`)}</p>
              <Button look="secondary" size="small" className="mt-2" onClick={open}>
                {t(`${step}.open`)}
              </Button>
            </Notice>
          ) : (
            <Notice tone="good" role="status">
              {t('mended')}
            </Notice>
          )}
        </div>
      ) : null}
      <LazyDialog open={isOpen} onClose={close} title={t(`${step ?? 'sms'}.title`)} closeLabel={t('close')}>
        <Suspense fallback={<Skeleton label={t('loading')} lines={4} />}>
          {step === 'provider' ? (
            <Provider path={path} {...(onLeave ? { onLeave } : {})} />
          ) : (
            <Phone onProved={reached} />
          )}
        </Suspense>
      </LazyDialog>
    </>
  );
}
