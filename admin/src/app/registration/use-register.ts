import { App } from 'antd';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { useBusy } from '../../kit/acts/use-busy.ts';
import { useErrorLog } from '../errors/error-log-store.ts';
import { signInCalls, session } from '../site.ts';
import type { RegistrationForm } from './warnings.ts';

// Answers end with this code; what has a higher one or none is no answer of the server.
const lastAnswer = 500;
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code > 0 && error.code <= lastAnswer;

/** Sends the registration, tells its outcome, and after a good one signs the guest out. */
export function useRegister() {
  const t = useTranslations('people.registration');
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  const leave = () => {
    // The guest's token opens nothing; his cookie goes with the server's answer.
    session.end();
    void navigate('/login');
  };
  const register = async ({ password2: _, ...form }: RegistrationForm) => {
    try {
      await signInCalls.registerGuest({ ...form, oauthId: session.user()?.oauth_id ?? '' });
      // Only its button leads on: by Esc the guest would stand before the same form again.
      modal.success({ title: t('sent'), keyboard: false, onOk: leave });
    } catch (error) {
      if (isRefusal(error)) void message.error(error.msg || t('failed'));
      else useErrorLog.getState().add(error instanceof ApiError ? error.msg : error, 'register-guest');
    }
  };
  return { register: (form: RegistrationForm) => run(() => register(form)), isBusy };
}
