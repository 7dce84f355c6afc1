'use client';

import type { ApiError } from '@policy/shared/client/api-error.ts';
import { useLocale, useTranslations } from 'next-intl';

import { signInHref } from '../../lib/addresses/return-address.ts';
import { Button, ButtonLink } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

interface SendingRefusalProps {
  refusal: Pick<ApiError, 'code' | 'msg'> | null;
  /** The page to come back to after signing in, without a language. */
  path: string;
  /** The page is about to be left by what is offered here, to be come back to. */
  onLeave: () => void;
  texts: Record<'refused' | 'stale' | 'reload', string>;
}

/** Why a form was not taken as a whole, and what to do: sign in again, or load what has changed meanwhile. */
export function SendingRefusal({ refusal, path, onLeave, texts }: SendingRefusalProps) {
  const t = useTranslations('draft');
  const locale = useLocale();
  if (!refusal) return null;
  const { code, msg } = refusal;
  const isStale = code === 409;
  return (
    <div className="mb-6 max-w-reading">
      <Notice
        tone={isStale ? 'warn' : 'bad'}
        role="alert"
        title={code === 401 ? t('signedOut') : texts[isStale ? 'stale' : 'refused']}
      >
        {code === 401 ? null : <p>{msg}</p>}
        {code === 401 ? (
          <ButtonLink className="mt-3" href={signInHref(locale, path)} onClick={onLeave}>
            {t('signIn')}
          </ButtonLink>
        ) : null}
        {isStale ? (
          <Button
            look="secondary"
            size="small"
            className="mt-2"
            onClick={() => {
              onLeave();
              window.location.reload();
            }}
          >
            {texts.reload}
          </Button>
        ) : null}
      </Notice>
    </div>
  );
}
