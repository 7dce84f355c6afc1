'use client';

import { isMask } from '@policy/shared/contract/kit/mask.ts';
import { areConsentsGiven, registerProblems } from '@policy/shared/contract/people/register.ts';
import type { ApplicantType } from '@policy/shared/contract/people/register.ts';
import { vouchedLevel } from '@policy/shared/contract/sign-in/sign-on.ts';
import { useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import type { Captcha } from '../../components/forms/captcha-field.tsx';
import { ErrorSummary } from '../../components/forms/error-summary.tsx';
import { TextInput } from '../../components/forms/text-input.tsx';
import { usePurpose } from '../../components/forms/use-purpose.tsx';
import type { RegisterState } from '../../lib/addresses/register-state.ts';
import { Agreements } from './agreements.tsx';
import type { AskedAgreement } from './agreements.tsx';
import { RegisterCaptcha } from './register-captcha.tsx';
import { SendCode } from './send-code.tsx';
import type { Ticket } from './ticket.ts';
import { typedForm } from './typed-form.ts';
import { useCaptcha } from './use-captcha.ts';
import { useTicket } from './use-ticket.ts';

interface RegisterFormProps {
  state: RegisterState;
  type: ApplicantType;
  captcha: Captcha;
  action: string;
  agreements: readonly AskedAgreement[];
  /** What the reader is called who is signed in: he chooses no account and no password. */
  known: string | null;
}

const companyFields = ['companyName', 'legalPerson', 'contactName', 'creditCode'] as const;
const personFields = ['name', 'idNumber'] as const;
const hinted = ['companyName', 'contactName', 'creditCode', 'name', 'idNumber'] as const;
type Hinted = (typeof hinted)[number];
const isHinted = (field: string): field is Hinted => hinted.some((one) => one === field);

/** The form of a registration: the browser sends it, and a script only says before what the server would refuse. */
export function RegisterForm({ state, type, captcha: first, action, agreements, known }: RegisterFormProps) {
  const t = useTranslations('register');
  const [problems, setProblems] = useState(state.problems);
  const ticket = useTicket();
  const purposeOf = usePurpose();
  const { captcha, again, other } = useCaptcha(first);
  const needed = agreements.filter(({ isNeeded }) => isNeeded).map(({ key }) => key);
  const errorOf = (fieldId: string) => problems.find((one) => one.fieldId === fieldId)?.text ?? '';
  const valueOf = (name: string) => state.values[name] ?? '';
  const line = (name: string) => ({
    ...{ id: name, name, error: errorOf(name), defaultValue: valueOf(name) || offeredOf(ticket, name) },
  });
  const check = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    const form = typedForm(new FormData(event.currentTarget));
    const typed = registerProblems(form, known !== null || form.ticket !== '');
    const captchaCode = new FormData(event.currentTarget).get('captchaCode');
    const wrong = [
      ...typed.filter(({ field }) => vouchedOf(ticket, field) === ''),
      ...(captchaCode === '' ? [{ field: 'captchaCode', fault: 'captcha' as const }] : []),
      ...(areConsentsGiven(form, needed) ? [] : [{ field: 'consents', fault: 'consents' as const }]),
    ];
    if (wrong.length === 0) return;
    event.preventDefault();
    setProblems(wrong.map(({ field, fault }) => ({ fieldId: field, text: t(`problems.${fault}`) })));
  };
  const hintOf = (field: string) => {
    if (vouchedOf(ticket, field) !== '') return t('vouchedHint');
    return isHinted(field) ? t(`${field}Hint`) : undefined;
  };
  const fields = type === 'enterprise' ? companyFields : personFields;
  return (
    <form method="post" action={action} onSubmit={check} noValidate className="mt-6 space-y-6">
      <ErrorSummary title={t('problem')} problems={problems} />
      {/* Enter presses the first button of a form: it is to send it, and not to ask for a code. */}
      <button type="submit" name="act" value="register" tabIndex={-1} aria-hidden className="sr-only" />
      <input type="hidden" name="userType" value={type} />
      <input type="hidden" name="ticket" value={ticket?.ticket ?? ''} />
      {known === null && !ticket ? <Account line={line} /> : <Known name={known} ticket={ticket} />}
      {fields.map((field) => (
        <TextInput
          // A ticket is known only once a script runs: what it says takes the place of the empty field.
          key={`${field} ${ticket?.ticket ?? ''}`}
          {...line(field)}
          {...vouchedLine(ticket, field)}
          label={t(field)}
          hint={purposeOf(field, hintOf(field))}
          maxLength={field === 'creditCode' || field === 'idNumber' ? 18 : 100}
          autoComplete={field === 'name' || field === 'contactName' ? 'name' : 'off'}
        />
      ))}
      <TextInput
        key={`phone ${ticket?.ticket ?? ''}`}
        {...line('phone')}
        label={t('phone')}
        hint={purposeOf('phone')}
        type="tel"
        autoComplete="tel-national"
        maxLength={20}
      />
      <TextInput
        {...line('smsCode')}
        label={t('smsCode')}
        hint={t('smsCodeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <RegisterCaptcha captcha={captcha} error={errorOf('captchaCode')} onOther={other} />
      <SendCode isSent={state.isCodeSent} onRefused={setProblems} onSpent={again} />
      <Agreements error={errorOf('consents')} given={valueOf('consents')} agreements={agreements} />
      <Button type="submit" name="act" value="register" size="large">
        {t('submit')}
      </Button>
    </form>
  );
}

/** What the provider says in a field of the form, which the reader cannot change then; empty where it says nothing. */
function vouchedOf(ticket: Ticket | null, field: string): string {
  const { phone: _phone, ...said }: Record<string, string | null> = ticket?.vouched ?? {};
  return said[field]?.trim() ?? '';
}

/** What the provider knows of how somebody is reached, which he may change: the clerk of a company is its contact. */
function offeredOf(ticket: Ticket | null, field: string): string {
  const said = { contactName: ticket?.vouched.name, phone: ticket?.vouched.phone };
  return (field === 'phone' || field === 'contactName' ? said[field] : null) ?? '';
}

/** Such a field: what is shown of a number in part is not sent, as the server has it whole. */
function vouchedLine(ticket: Ticket | null, field: string) {
  const value = vouchedOf(ticket, field);
  return value === '' ? {} : { defaultValue: value, readOnly: true, ...(isMask(value) && { name: '' }) };
}

/** Says why no account is asked for: the reader has one, or a provider vouches for him; and what follows where it does not know him well. */
function Known({ name, ticket }: { name: string | null; ticket: Ticket | null }) {
  const t = useTranslations('register');
  const said = name === null ? t('ticket', { name: ticket?.name ?? '' }) : t('known', { name });
  const isWeak = ticket !== null && ticket.level < vouchedLevel;
  return (
    <>
      <Notice tone="good">{said}</Notice>
      {isWeak ? <Notice tone="warn">{t('weakTicket', { level: ticket.level })}</Notice> : null}
    </>
  );
}

type Line = (name: string) => { id: string; name: string; error: string; defaultValue: string };

/** What somebody signs in with whom no provider vouches for; a password never comes back. */
function Account({ line }: { line: Line }) {
  const t = useTranslations('register');
  const purposeOf = usePurpose();
  const secret = (name: 'password' | 'password2') => ({
    ...{ ...line(name), defaultValue: '', type: 'password', autoComplete: 'new-password', maxLength: 100 },
  });
  return (
    <>
      <TextInput
        {...line('account')}
        label={t('account')}
        hint={purposeOf('account', t('accountHint'))}
        autoComplete="username"
        maxLength={50}
      />
      <TextInput {...secret('password')} label={t('password')} hint={t('passwordHint')} />
      <TextInput {...secret('password2')} label={t('password2')} />
    </>
  );
}
