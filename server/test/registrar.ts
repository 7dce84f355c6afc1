import { identityCheckOf } from '@policy/shared/contract/people/identity-number.ts';
import { agreementKey } from '@policy/shared/contract/people/agreement-kinds.ts';
import { registerPaths } from '@policy/shared/contract/people/register.ts';
import type { InjectOptions } from 'fastify';

import { agreementsInForce } from '../src/membership/consents.ts';
import { makeSmsCode } from '../src/sign-on/sms-codes.ts';
import { creditCode } from './companies.ts';
import { captchaAnswer, clientHeader } from './test-server.ts';
import type { Answer, TestServer } from './test-server.ts';

let people = 0;

/** An identity number with the right check character that no other call answers. */
export function personNumber(): string {
  const start = `44010319900101${String((people += 1)).padStart(3, '0')}`;
  return start + identityCheckOf(start);
}

const whole = {
  ...{ account: '', password: '', userType: '', companyName: '', creditCode: '', legalPerson: '' },
  ...{ contactName: '', phone: '', consents: '', smsCode: '' },
};
type Form = typeof whole & Partial<Record<'name' | 'idNumber' | 'password2' | 'captcha' | 'ticket', string>>;
type Said = Record<string, unknown>;

/** Somebody who registers at the portal, each time with a code and a captcha of his own. */
export function registrar(server: TestServer) {
  const captcha = async (code = captchaAnswer) => {
    const { body } = await server.call({ url: '/api/blade-auth/oauth/captcha' });
    return { ...clientHeader('portal'), 'captcha-key': String(body.key), 'captcha-code': code };
  };
  const post = async (
    path: string,
    payload: object,
    { code = captchaAnswer, ...session }: Record<string, string> = {},
  ): Promise<Answer> => {
    const options: InjectOptions = { method: 'POST', url: `/api/${path}`, payload };
    return server.call({ ...options, headers: { ...(await captcha(code)), ...session } });
  };
  const codeFor = (phone: string) =>
    makeSmsCode(
      { ...server.context, remoteIp: `10.0.${people % 250}.${(people += 1) % 250}` },
      server.services.cipher,
      {
        ...{ phone, purpose: 'register' },
      },
    );
  const everything = async () => {
    const inForce = await agreementsInForce(server.context);
    return [...inForce.values()].map(agreementKey).join(',');
  };
  return {
    codeFor,
    /** A whole form with what the test changes of it; a right code unless the test says another one, and every text agreed to. */
    async form(over: Partial<Form> = {}): Promise<Form> {
      const number = String((people += 1)).padStart(8, '0');
      const typed: Form = {
        ...{ ...whole, account: `reg-${number}`, password: 'Ab3-efgh', userType: 'enterprise' },
        ...{ companyName: `云澜第${number}号公司`, creditCode: creditCode(), legalPerson: '王五' },
        ...{
          contactName: '赵六',
          phone: `139${number}`,
          consents: await everything(),
          smsCode: '123456',
        },
        ...(over.userType === 'individual' ? { name: '李雷', idNumber: personNumber() } : {}),
        ...over,
      };
      const isSent = over.smsCode === undefined && /^1\d{10}$/.test(typed.phone);
      return isSent ? { ...typed, smsCode: await codeFor(typed.phone) } : typed;
    },
    /** By a stranger, or in a session whose header is given. */
    register: ({ captcha: code, ...form }: Said, session: Record<string, string> = {}) =>
      post(registerPaths.register, form, { ...session, ...(typeof code === 'string' && { code }) }),
    status: (asked: Said) => post(registerPaths.status, asked),
  };
}
