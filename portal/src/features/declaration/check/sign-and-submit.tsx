'use client';

import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button, ButtonLink } from '../../../components/actions/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Checkbox } from '../../../components/forms/choices.tsx';
import { ErrorSummary } from '../../../components/forms/error-summary.tsx';
import { Textarea } from '../../../components/forms/text-input.tsx';
import { RealNameStep } from '../../../components/real-name/real-name-step.tsx';
import { useRealName } from '../../../components/real-name/use-real-name.ts';
import { signInHref } from '../../../lib/addresses/return-address.ts';
import { useProblemTitle } from '../../../components/draft/use-problem-title.ts';
import { useSubmission } from './use-submission.ts';

interface SignAndSubmitProps {
  id: string;
  version: number;
  isCorrection: boolean;
  /** Who signs when it is handed in. */
  service: CaseView['signing']['service'];
  path: string;
}

/** The declaration beside the button that signs it; a refusal names every place with the way to it. */
export function SignAndSubmit({ id, version, isCorrection, service, path }: SignAndSubmitProps) {
  const t = useTranslations('declaration.sign');
  const all = useTranslations('draft');
  const signature = useTranslations('signature.before');
  const locale = useLocale();
  const [hasAgreed, setAgreed] = useState(false);
  const [comment, setComment] = useState('');
  const realName = useRealName('apply');
  const { problems, isBusy, isSignedOut, isStale, press } = useSubmission({
    ...{ id, version, isCorrection, path, realName },
  });
  const notAgreed = problems.some(({ fieldId }) => fieldId === 'agreed');
  useProblemTitle(problems.length > 0);
  return (
    <section
      aria-labelledby="sign"
      className="script-only mt-12 max-w-208 rounded-lg border border-line bg-mist-50 p-5 md:p-6"
    >
      <h2 id="sign" className="text-xl">
        {t('title')}
      </h2>
      <div className="mt-4">
        <ErrorSummary title={all('problems')} problems={problems} />
        {isSignedOut ? (
          <Notice tone="bad" role="alert" title={all('signedOut')}>
            <ButtonLink className="mt-2" href={signInHref(locale, `${path}?step=check`)}>
              {all('signIn')}
            </ButtonLink>
          </Notice>
        ) : null}
        {isStale ? (
          <Notice tone="warn" role="alert" title={t('stale')}>
            <Button look="secondary" size="small" className="mt-2" onClick={() => window.location.reload()}>
              {t('reload')}
            </Button>
          </Notice>
        ) : null}
        <RealNameStep realName={realName} path={`${path}?step=check`} />
      </div>
      <p className="mt-2 max-w-reading text-ink-soft">{t('text')}</p>
      <div className="mt-4">
        <Notice tone={service === 'simulated' ? 'warn' : 'info'}>{signature(service)}</Notice>
      </div>
      {isCorrection ? (
        <div className="mt-4">
          <Textarea
            id="comment"
            name="comment"
            label={t('comment')}
            note={t('optional')}
            rows={3}
            maxLength={500}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
        </div>
      ) : null}
      <div className="mt-4">
        <Checkbox
          id="agreed"
          name="agreed"
          label={t('agree')}
          error={notAgreed ? t('needed') : ''}
          checked={hasAgreed}
          onChange={({ target }) => setAgreed(target.checked)}
        />
      </div>
      <Button
        size="large"
        icon="stamp"
        className="mt-4"
        busy={isBusy}
        onClick={() => (isBusy ? null : press(hasAgreed, comment))}
      >
        {isBusy ? t('busy') : t(isCorrection ? 'resubmit' : 'submit')}
      </Button>
    </section>
  );
}
