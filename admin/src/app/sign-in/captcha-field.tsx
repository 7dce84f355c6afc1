import { Button, Input, Space, Spin } from 'antd';
import { useTranslations } from 'use-intl';

import type { Captcha } from './use-captcha.ts';
import './sign-in.css';

interface CaptchaFieldProps {
  captcha: Captcha;
  id?: string;
  value?: string;
  onChange?: (event: React.ChangeEvent<HTMLInputElement>) => void;
}

/** The captcha's text field with its image; a press on the image brings another one. */
export function CaptchaField({ captcha, ...input }: CaptchaFieldProps) {
  const t = useTranslations('signIn');
  return (
    <Space.Compact block>
      <Input {...input} autoComplete="off" maxLength={8} />
      <Button className="captcha-image" onClick={captcha.renew} aria-label={t('captchaImage')}>
        {captcha.image ? <img src={captcha.image} alt="" /> : <Spin size="small" />}
      </Button>
    </Space.Compact>
  );
}
