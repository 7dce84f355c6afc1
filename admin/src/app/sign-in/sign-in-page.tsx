import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Alert, Button, Card, Form, Input } from 'antd';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { secondStepOf } from '@policy/shared/auth/credentials/second-step.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';

import { useBusy } from '../../kit/acts/use-busy.ts';
import { siteHref } from '../../kit/page/base-path.ts';
import { useTitle } from '../../kit/page/use-title.ts';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { refusals, session } from '../site.ts';
import { returnPath } from '../navigation.ts';
import { CaptchaField } from './captcha-field.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { ThirdParty } from './third-party.tsx';
import { useCaptcha } from './use-captcha.ts';
import type { Heard } from './more-ways.tsx';
import { useSocialReturn } from './use-social-return.ts';
import { tenantMeant, useTenant } from './use-tenant.ts';
import './sign-in.css';

const MoreWays = lazy(() => import('./more-ways.tsx'));

interface SignInValues {
  tenantId?: string;
  username: string;
  password: string;
  code: string;
}

/** Signing in: the server's refusal is shown in its own words, and a used captcha is replaced. */
export default function SignInPage() {
  const t = useTranslations();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [form] = Form.useForm<SignInValues>();
  const [refusal, setRefusal] = useState('');
  const { isBusy, run } = useBusy();
  const [ticket, setTicket] = useState<string | null>(null);
  const captcha = useCaptcha();
  const tenant = useTenant();
  // The password was right; the form of the second step says itself what it asks for.
  const askCode = useCallback((step: string) => {
    setTicket(step);
    setRefusal('');
  }, []);
  useSocialReturn(tenant, { refuse: setRefusal, askCode });
  useTitle(t('signIn.title'));
  // The server's own words stay on the page until the next attempt.
  useEffect(() => refusals.listen(({ msg }) => setRefusal(msg)), []);
  const enter = () => navigate(returnPath(search), { replace: true });
  const signIn = async ({ tenantId, username, password, code }: SignInValues) => {
    setRefusal('');
    try {
      const meant = await tenantMeant(tenant, tenantId);
      // The host turned out to have no tenant, and the form was sent before its field for one was shown.
      if (meant === undefined) {
        setRefusal(t('signIn.tenantRequired'));
        return;
      }
      await session.signIn({
        tenantId: meant,
        username,
        password,
        captcha: { key: captcha.key, code },
      });
      await enter();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setFieldValue('code', '');
      captcha.renew();
      const step = secondStepOf(error);
      if (step) askCode(step);
    }
  };
  const asked = (text: 'tenant' | 'account' | 'password' | 'captcha') => ({
    label: t(`signIn.${text}`),
    rules: [{ required: true, message: t(`signIn.${text}Required`) }],
  });
  return (
    <main className="sign-in">
      <Card className="sign-in-card">
        <div className="sign-in-tools">
          <LanguageSwitch />
        </div>
        <img src={siteHref('/logo.svg')} alt="" width="44" height="44" />
        <h1>{t('signIn.lead')}</h1>
        {refusal ? <Alert type="error" showIcon message={refusal} role="alert" /> : null}
        {ticket ? (
          <SecondStepForm
            ticket={ticket}
            onAttempt={() => setRefusal('')}
            onDone={enter}
            onBack={() => setTicket(null)}
          />
        ) : (
          <>
            <Form
              form={form}
              layout="vertical"
              requiredMark={false}
              validateTrigger="onBlur"
              onFinish={(values) => run(() => signIn(values))}
            >
              {tenant === null ? (
                <Form.Item name="tenantId" {...asked('tenant')}>
                  <Input autoComplete="organization" />
                </Form.Item>
              ) : null}
              <Form.Item name="username" {...asked('account')}>
                <Input autoComplete="username" />
              </Form.Item>
              <Form.Item name="password" {...asked('password')}>
                <Input.Password autoComplete="current-password" />
              </Form.Item>
              <Form.Item name="code" {...asked('captcha')}>
                <CaptchaField captcha={captcha} />
              </Form.Item>
              <Button type="primary" htmlType="submit" block loading={isBusy}>
                {t('signIn.submit')}
              </Button>
            </Form>
            <p className="sign-in-forgotten">
              <Link to="/login/reset">{t('signIn.forgotten')}</Link>
            </p>
            <WaysBesides tenant={tenant} onEntered={enter} onRefused={setRefusal} onStep={askCode} />
            {tenant && tenant.mode !== 'production' ? <ThirdParty /> : null}
            <DemoAccounts
              accounts={tenant?.accounts ?? []}
              onPick={(picked) => form.setFieldsValue(picked)}
            />
          </>
        )}
      </Card>
    </main>
  );
}

/** The other ways in, which depend on the tenant: nothing before it is known. */
function WaysBesides({ tenant, ...heard }: Heard & { tenant: ReturnType<typeof useTenant> }) {
  if (tenant === undefined) return null;
  return (
    <Suspense fallback={null}>
      <MoreWays {...{ tenant }} {...heard} />
    </Suspense>
  );
}
