const list = (title, lines) => (lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]);

/** What a person needs to begin: addresses, accounts, and what only pretends. */
export function welcome({ origins, remarks, logs, mode }) {
  const addresses = [
    `portal  ${origins.portal}    (English: ${origins.portal}/en)`,
    `admin   ${origins.admin}`,
    `server  ${origins.server}/api`,
  ];
  return [
    ...list(`Policy fulfilment service, ${mode} mode:`, addresses),
    ...list('Accounts of the demonstration (account / password, what for):', remarks.account),
    ...list('Simulated here:', remarks.simulated),
    '',
    `Logs are in ${logs}.`,
  ].join('\n');
}
