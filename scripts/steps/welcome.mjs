import { providerPort } from './parts.mjs';

const simulated = [
  'provincial sign-on: a provider of the box vouches for made-up people',
  'payments: the finance officer marks a grant as paid; no bank is called',
  'messages: SMS stay in an outbox until a provider is enabled; no e-mail is sent',
  'policies, companies, officers and cases are fictional; dates are moved to today',
];

const list = (title, lines) => (lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]);

const providerOf = (server) => `http://localhost:${providerPort(new URL(server).port)}`;

/** The accounts as the server tells them to a sign-in page: none in production. */
async function accountsOf(server) {
  const response = await fetch(`${server}/api/blade-system/tenant/info?domain=localhost`);
  const { data } = await response.json();
  return (data?.accounts ?? []).map(({ account, password, name, roleName, userType }) => {
    const app = userType === 2 ? 'portal' : 'admin ';
    return `${app}  ${account} / ${password}  ${name}${roleName ? ` (${roleName})` : ''}`;
  });
}

/** What a person needs to begin: addresses, accounts, and what only pretends. */
export async function welcome({ origins, logs, mode }) {
  const addresses = [
    `portal  ${origins.portal}    (English: ${origins.portal}/en)`,
    `admin   ${origins.admin}`,
    `server  ${origins.server}/api`,
    ...(mode === 'production'
      ? []
      : [`sign-on ${providerOf(origins.server)}/laboratory    (what can go wrong with a provider)`]),
  ];
  return [
    ...list(`Policy fulfilment service, ${mode} mode:`, addresses),
    ...list('Accounts (account / password):', await accountsOf(origins.server)),
    ...list('Simulated:', mode === 'demonstration' ? simulated : []),
    '',
    `Logs are in ${logs}.`,
  ].join('\n');
}
