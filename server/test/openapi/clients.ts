/** Clients of other people, written against what their tools generate: texts, for what they import exists only then. */
export const clients: Readonly<Record<string, string>> = {
  'by-openapi-fetch.ts': `import createClient from 'openapi-fetch';

import type { paths } from './schema.ts';

/** Reads the people of one account with the client that openapi-typescript describes. */
const client = createClient<paths>({
  baseUrl: process.env['API'] ?? '',
  headers: { 'Blade-Auth': \`bearer \${process.env['TOKEN'] ?? ''}\` },
});
const { data } = await client.GET('/api/blade-user/page', {
  params: { query: { account_equal: 'reviewer03', size: 10, descs: 'createTime' } },
});
const accounts = data?.data.records.map(({ account }) => account);
const { error } = await client.GET('/api/blade-user/page', { params: { query: { size: 900 } } });
console.log(JSON.stringify({ total: data?.data.total, accounts, refused: error?.code }));
`,
  'by-hey-api.ts': `import { client } from './hey/client.gen';
import { userPage } from './hey/sdk.gen';

client.setConfig({ baseUrl: process.env['API'] ?? '', auth: \`bearer \${process.env['TOKEN'] ?? ''}\` });
/** Reads the people of one account with the client that @hey-api/openapi-ts writes. */
const { data } = await userPage({ query: { account_equal: 'reviewer03', size: 10, descs: 'createTime' } });
const accounts = data?.data.records.map(({ account }) => account);
const { error } = await userPage({ query: { size: 900 } });
console.log(JSON.stringify({ total: data?.data.total, accounts, refused: error?.code }));
`,
};

/** How strictly they are compiled. */
export const clientCompiler = {
  compilerOptions: {
    ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', noEmit: true },
    ...{ strict: true, skipLibCheck: true, allowImportingTsExtensions: true },
    ...{ lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'] },
  },
  include: ['*.ts'],
};
