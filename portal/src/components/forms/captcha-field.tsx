'use client';

import { useState } from 'react';
import useSWR from 'swr';

import { Button } from '../actions/button.tsx';
import { controlLook, Field } from './field.tsx';

/** A picture, or the same in words for those who do not see it. */
export type Captcha = { key: string; image: string } | { key: string; question: string };

/** Which of the two. */
export type CaptchaKind = 'picture' | 'question';

/** What the field says; `question` and `picture` name the way to the other kind. */
type CaptchaTexts = Record<
  'label' | 'hint' | 'answerHint' | 'alt' | 'again' | 'zoom' | 'question' | 'picture' | 'loading' | 'failed',
  string
>;

interface CaptchaFieldProps {
  id: string;
  texts: CaptchaTexts;
  load: (kind: CaptchaKind) => Promise<Captcha>;
  /** Count it up to ask anew, as after a refused answer. */
  turn: number;
  error?: string;
}

/** Asks for a captcha; the form carries `captchaKey` and `captchaCode`. */
export function CaptchaField({ id, texts, load, turn, error }: CaptchaFieldProps) {
  const [kind, setKind] = useState<CaptchaKind>('picture');
  const [zoomed, setZoomed] = useState(false);
  const [asked, setAsked] = useState(0);
  // A captcha is spent by one answer, so that of another form, or of an earlier visit, is never shown again.
  const [visit] = useState(() => Math.random());
  const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false };
  const question = ['captcha', visit, kind, turn, asked].join(' ');
  const { data, error: failure } = useSWR<Captcha, unknown>(question, () => load(kind), once);
  return (
    <div>
      <Field
        id={id}
        label={texts.label}
        hint={kind === 'picture' ? texts.hint : texts.answerHint}
        error={error ?? ''}
      >
        {(control) => (
          <div className="flex flex-wrap items-center gap-3">
            <input
              // Empty for another question; one that merely arrives takes neither focus nor what is typed.
              key={question}
              {...control}
              name="captchaCode"
              autoComplete="off"
              maxLength={20}
              className={`${controlLook} max-w-44`}
            />
            <Challenge
              captcha={data}
              zoomed={zoomed}
              text={failure ? texts.failed : texts.loading}
              alt={texts.alt}
            />
          </div>
        )}
      </Field>
      <input type="hidden" name="captchaKey" value={data?.key ?? ''} />
      <p className="mt-1 -ms-3 flex flex-wrap gap-1">
        <Button look="quiet" size="small" onClick={() => setAsked(asked + 1)}>
          {texts.again}
        </Button>
        {kind === 'picture' ? (
          <Button look="quiet" size="small" aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
            {texts.zoom}
          </Button>
        ) : null}
        <Button
          look="quiet"
          size="small"
          onClick={() => setKind(kind === 'picture' ? 'question' : 'picture')}
        >
          {kind === 'picture' ? texts.question : texts.picture}
        </Button>
      </p>
    </div>
  );
}

interface ChallengeProps {
  captcha: Captcha | undefined;
  zoomed: boolean;
  text: string;
  alt: string;
}

function Challenge({ captcha, zoomed, text, alt }: ChallengeProps) {
  if (!captcha) return <span className="text-ink-faint">{text}</span>;
  if ('question' in captcha) return <span className="font-semibold">{captcha.question}</span>;
  return (
    <img
      src={captcha.image}
      alt={alt}
      className={`w-auto rounded-sm border border-line ${zoomed ? 'h-24' : 'h-12'}`}
    />
  );
}
