import { useMessages, useTranslations } from 'next-intl';

import { Button } from '../../components/actions/button.tsx';
import type { Captcha } from '../../components/forms/captcha-field.tsx';
import { controlLook, Field } from '../../components/forms/field.tsx';

interface RegisterCaptchaProps {
  captcha: Captcha;
  error: string;
  /** Asks for one of the other kind with a script; without one, the form does. */
  onOther: () => void;
}

/** The captcha of a form that needs no script: it comes with the page, and its twin in words with the page's own button. */
export function RegisterCaptcha({ captcha, error, onOther }: RegisterCaptchaProps) {
  const t = useTranslations('register');
  const { captcha: texts } = useMessages().ui;
  const isQuestion = 'question' in captcha;
  return (
    <div>
      <Field
        id="captchaCode"
        label={texts.label}
        hint={isQuestion ? texts.answerHint : texts.hint}
        error={error}
      >
        {(control) => (
          <div className="flex flex-wrap items-center gap-3">
            <input
              key={captcha.key}
              {...control}
              name="captchaCode"
              autoComplete="off"
              maxLength={20}
              className={`${controlLook} max-w-44`}
            />
            {isQuestion ? (
              <span className="font-semibold">{captcha.question}</span>
            ) : (
              <img
                src={captcha.image}
                alt={texts.alt}
                className="h-12 w-auto rounded-sm border border-line"
              />
            )}
          </div>
        )}
      </Field>
      <input type="hidden" name="captchaKey" value={captcha.key} />
      <input type="hidden" name="captchaKind" value={isQuestion ? 'question' : 'picture'} />
      <p className="mt-1 -ms-3">
        <Button
          type="submit"
          name="act"
          value="captcha"
          look="quiet"
          size="small"
          onClick={(event) => {
            event.preventDefault();
            onOther();
          }}
        >
          {t('otherCaptcha')}
        </Button>
      </p>
    </div>
  );
}
