import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

import type Provider from 'oidc-provider';

import { isFault } from './laboratory.ts';
import type { Laboratory } from './laboratory.ts';
import { localClient } from './local-client.ts';
import { consentPage, laboratoryPage, signInPage } from './pages.ts';
import { localPersons } from './persons.ts';
import { openIdProviderWith, personOf, signingKey, subjectOf } from './provider.ts';
import type { LocalProviderSettings } from './provider.ts';

/** A running simulated provider, and its switches. */
export interface LocalProvider {
  laboratory: Laboratory;
  /** Signs with another key from now on. */
  rotateKey: () => void;
  close(): Promise<void>;
}

const slowMs = 10_000;
const interactionSeconds = 600;
const longestForm = 10_000;

const send = (response: ServerResponse, status: number, body: string) => {
  // A page begins with its mark; everything else is JSON.
  const type = body.startsWith('<') ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(status, {
    ...{ 'content-type': type, 'cache-control': 'no-store', 'x-frame-options': 'DENY' },
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(body);
};
const leadBack = (response: ServerResponse, to: string) => {
  response.writeHead(303, { location: to });
  response.end();
};

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await text(request)).slice(0, longestForm));
}

type Details = Awaited<ReturnType<Provider['interactionDetails']>>;
type Result = Parameters<Provider['interactionFinished']>[2];

/** The page of an interaction: who he is, or whether he agrees. */
function pageOf({ uid, params, prompt, session }: Details): string {
  const asked = params['ui_locales'];
  const language = typeof asked === 'string' && asked.startsWith('en') ? 'en' : 'zh';
  const chosen = prompt.name === 'login' ? undefined : personOf(session?.accountId ?? '');
  return chosen ? consentPage(language, uid, chosen) : signInPage(language, uid, localPersons);
}

function setFault(laboratory: Laboratory, form: URLSearchParams): void {
  const [fault, level] = [form.get('fault'), form.get('level')];
  if (fault !== null && isFault(fault)) laboratory.fault = fault;
  if (level !== null) laboratory.level = /^[1-4]$/.test(level) ? Number(level) : null;
}

/** Starts the simulated provider on a port of this machine; everything that it knows is made up and kept in memory. */
export async function startLocalProvider(
  settings: LocalProviderSettings,
  { port, host = '127.0.0.1' }: { port: number; host?: string },
): Promise<LocalProvider> {
  const laboratory: Laboratory = { fault: 'none', level: null };
  let provider = openIdProviderWith(settings, laboratory, signingKey());
  const rotateKey = () => {
    provider = openIdProviderWith(settings, laboratory, signingKey());
  };
  const otherKeys = () => {
    const { kid, kty, n, e, use, alg } = signingKey();
    return JSON.stringify({ keys: [{ kid, kty, n, e, use, alg }] });
  };

  async function interact(request: IncomingMessage, response: ServerResponse, act: string) {
    const details = await provider.interactionDetails(request, response);
    const finish = (result: Parameters<typeof provider.interactionFinished>[2]) =>
      provider.interactionFinished(request, response, result, { mergeWithLastSubmission: act === 'consent' });
    if (request.method === 'GET') send(response, 200, pageOf(details));
    else if (act === 'login') await choose(request, details, finish);
    else if (act === 'consent' && details.session) {
      const { accountId } = details.session;
      const grant = new provider.Grant({ accountId, clientId: localClient.id });
      grant.addOIDCScope(localClient.scope);
      await finish({ consent: { grantId: await grant.save() } });
    } else await finish({ error: 'access_denied', error_description: 'Refused by the person' });
  }

  /** Somebody says who he is; what the laboratory spoils is spoilt here. */
  async function choose(
    request: IncomingMessage,
    details: Details,
    finish: (result: Result) => Promise<void>,
  ) {
    const person = personOf((await formOf(request)).get('account') ?? '');
    if (!person) throw new Error('Nobody of this account');
    if (laboratory.fault === 'wrongNonce') {
      details.params['nonce'] = 'not-the-one-that-was-sent';
      await details.save(interactionSeconds);
    }
    await finish({ login: { accountId: subjectOf(person, laboratory), remember: false } });
  }

  async function keepLaboratory(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'POST') {
      const form = await formOf(request);
      setFault(laboratory, form);
      if (form.has('rotate')) rotateKey();
      leadBack(response, '/laboratory');
    } else {
      const isEnglish = /^en\b/i.test(request.headers['accept-language'] ?? '');
      send(response, 200, laboratoryPage(isEnglish ? 'en' : 'zh', laboratory));
    }
  }

  /** The protocol's own calls, and what the laboratory makes of them. */
  async function standard(request: IncomingMessage, response: ServerResponse, path: string) {
    const { fault } = laboratory;
    if (fault === 'slow') await delay(slowMs, undefined, { ref: false });
    if (fault === 'expiredKey' && path === '/jwks') send(response, 200, otherKeys());
    else if (fault === 'refusing' && path === '/token') send(response, 400, '{"error":"invalid_grant"}');
    else await provider.callback()(request, response);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [path = ''] = (request.url ?? '').split('?');
    const [, act = ''] = /^\/interaction\/[\w-]+(?:\/(login|consent|refuse))?$/.exec(path) ?? [];
    if (path.startsWith('/interaction/')) await interact(request, response, act);
    else if (path === '/' || path === '/laboratory') await keepLaboratory(request, response);
    else await standard(request, response, path);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      if (response.headersSent) response.destroy();
      else send(response, 400, '<p>400</p>');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { laboratory, rotateKey, close };
}
