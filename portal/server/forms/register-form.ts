import { registered, registerPaths, registerStatus } from '@policy/shared/contract/people/register.ts';
import { cookieNames, siteKeys } from '@policy/shared/auth/storage/site.ts';
import { refuse } from '@policy/shared/edge/refuse.ts';
import { limitedBody } from '@policy/shared/edge/request-body.ts';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { localHref } from '../../src/i18n/local-href.ts';
import {
  freshState,
  registerHeader,
  registerPath,
  writtenState,
} from '../../src/lib/addresses/register-state.ts';
import type { RegisterState } from '../../src/lib/addresses/register-state.ts';
import { localeOf } from '../../src/lib/public-pages/page-match.ts';
import type { NextApp } from '../next/next-app.ts';
import type { PortalReader } from '../next/pass-to-next.ts';
import { refusalIn } from './api-call.ts';
import type { CallApi } from './api-call.ts';

/** The page as it is asked for by its own form. */
const formAddress = new RegExp(`^(?:/en)?${registerPath}$`);
const longestForm = 16_384;
/** What is typed and never handed back. */
const secret = ['password', 'password2', 'captchaCode', 'captchaKey', 'act'];

/** Whether a form of the registration page was sent from that page itself; another site's is not taken. */
export const isRegisterForm = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'POST' && formAddress.test(url) && isForm(headers) && isOwnSite(headers);

const isForm = ({ 'content-type': type = '' }: IncomingHttpHeaders) =>
  type.startsWith('application/x-www-form-urlencoded');

/** Browsers say where a form stood; whoever says nothing is none, and has no session to lose here. */
const isOwnSite = ({ 'sec-fetch-site': from = 'none' }: IncomingHttpHeaders) =>
  from === 'same-origin' || from === 'none';

/** Whose session the browser holds: he registers with the account that he has. */
function tokenIn(cookie = ''): string | undefined {
  const name = `${cookieNames(siteKeys.portal).access}=`;
  const own = cookie.split(';').find((pair) => pair.trim().startsWith(name));
  return own?.trim().slice(name.length);
}

interface Parts {
  api: CallApi;
  reader: PortalReader;
  /** Shows the page, as a reader's own that nobody keeps. */
  show: (next: Pick<NextApp, 'ask'>) => Promise<void>;
  next: Pick<NextApp, 'ask'>;
}

/** Answers the form without a script in the reader's browser: sends it on, and shows the page with what became of it. */
export async function answerRegisterForm(
  request: IncomingMessage,
  response: ServerResponse,
  { api, reader, show, next }: Parts,
): Promise<void> {
  const body = await text(limitedBody(request));
  if (body.length > longestForm) {
    refuse(request, response, { code: 'request.tooLarge', facts: { limit: '16 KB' } });
    return;
  }
  const fields = new URLSearchParams(body);
  const locale = localeOf(request.url ?? '/');
  const token = tokenIn(request.headers.cookie);
  const outcome = await outcomeOf(fields, (path, call) =>
    api(path, { ...call, locale, reader, ...(path === registerPaths.register ? { token } : {}) }),
  );
  if (typeof outcome === 'string') {
    response.writeHead(303, { Location: localHref(locale, outcome), 'Cache-Control': 'no-store' }).end();
    return;
  }
  await show({ ask: (question) => next.ask(asRead(question, outcome)) });
}

/** The form was read here: Next is asked for the page, with what the form said in a header of our own. */
function asRead({ body: _body, ...question }: Parameters<NextApp['ask']>[0], state: RegisterState) {
  const kept = Object.entries(question.headers).filter(
    ([name]) => !/^(?:content-|transfer-encoding$)/.test(name) || name === 'content-security-policy',
  );
  const headers = { ...Object.fromEntries(kept), [registerHeader]: writtenState(state) };
  return { ...question, method: 'GET', headers };
}

type Ask = (
  path: string,
  call: { fields: URLSearchParams; query?: object; body?: object },
) => ReturnType<CallApi>;

/** Where the reader is led, or what his page shows. */
async function outcomeOf(fields: URLSearchParams, ask: Ask): Promise<string | RegisterState> {
  const act = fields.get('act') ?? 'register';
  const state: RegisterState = { ...freshState, values: keptOf(fields), captchaKind: kindOf(fields) };
  if (act === 'captcha') return { ...state, view: viewOf(fields) };
  if (act === 'send') return sendCode(fields, ask, { ...state, view: viewOf(fields) });
  return act === 'status' ? askStatus(fields, ask, state) : register(fields, ask, state);
}

const viewOf = (fields: URLSearchParams) => (fields.get('view') === 'status' ? 'status' : 'form');
const kindOf = (fields: URLSearchParams) =>
  (fields.get('captchaKind') === 'question') === (fields.get('act') === 'captcha') ? 'picture' : 'question';

const keptOf = (fields: URLSearchParams) => ({
  ...Object.fromEntries([...fields].filter(([name]) => !secret.includes(name))),
  consents: fields.getAll('consents').join(','),
});

async function sendCode(fields: URLSearchParams, ask: Ask, state: RegisterState): Promise<RegisterState> {
  const query = { phone: (fields.get('phone') ?? '').trim(), purpose: 'register' };
  const answer = await ask('policy/gdgovesso/sendMs', { fields, query });
  return answer.ok ? { ...state, isCodeSent: true } : { ...state, problems: [refusalIn(answer, 'phone')] };
}

async function askStatus(fields: URLSearchParams, ask: Ask, state: RegisterState): Promise<RegisterState> {
  const body = said(fields, ['number', 'phone', 'smsCode']);
  const answer = await ask(registerPaths.status, { fields, body });
  if (!answer.ok) return { ...state, view: 'status', problems: [refusalIn(answer, 'number')] };
  const status = registerStatus.parse(answer.data);
  if (status.form === null) return { ...state, view: 'status', status };
  return { ...state, values: { ...status.form, smsCode: body['smsCode'] ?? '' }, status };
}

const sentFields = [
  ...['account', 'password', 'password2', 'ticket', 'userType', 'name', 'idNumber', 'companyName'],
  ...['creditCode', 'legalPerson', 'contactName', 'phone', 'smsCode'],
];

async function register(fields: URLSearchParams, ask: Ask, state: RegisterState) {
  const body = { ...said(fields, sentFields), consents: fields.getAll('consents').join(',') };
  const answer = await ask(registerPaths.register, { fields, body });
  if (!answer.ok) return { ...state, problems: [refusalIn(answer, 'account')] };
  const { status, isJoin } = registered.parse(answer.data);
  const sent = status === 'pending' && isJoin ? 'join' : status;
  return `${registerPath}?sent=${sent}`;
}

const said = (fields: URLSearchParams, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (fields.has(name) ? [[name, fields.get(name) ?? '']] : [])));
