import { expect, it } from 'vitest';

import { callsIn } from '@policy/shared/contract/api-document.ts';
import { curlOf } from './curl.ts';
import { sampleDocument } from './sample-document.ts';

const curl = (id: string, url = '/') => {
  const call = callsIn(sampleDocument).find(({ operationId }) => operationId === id)!;
  return curlOf({ ...sampleDocument, servers: [{ url }] }, call, 'https://b.example').split(' \\\n  ');
};

it('writes a call of somebody signed in with what it needs', () => {
  expect(curl('policyinfoSubmit')).toEqual([
    `curl -X POST 'https://b.example/api/policy/policyinfo/submit'`,
    `-H 'Blade-Auth: bearer <access_token>'`,
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify({ title: "the mayor's", parent: { id: 'string', children: [null] } }, null, 2).replace("'", String.raw`'\''`)}'`,
  ]);
});

it('names places and needed parameters of the address, below a base path too', () => {
  expect(curl('endpointFile', '/policy')[0]).toBe(
    `curl -X GET 'https://b.example/policy/api/blade-resource/oss/endpoint/file/<file>?sign=<sign>'`,
  );
});

it('signs as the call asks, and sends files as forms', () => {
  expect(curl('policyinfoList')).toEqual([
    `curl -X GET 'https://b.example/api/policy/policyinfo/list'`,
    `-H 'Tenant-Id: <tenant>'`,
  ]);
  expect(curl('oauthToken')[1]).toBe(`-u '<client>:<secret>'`);
  expect(curl('putFile').slice(2)).toEqual([`-F 'name=<name>'`, `-F 'file=@<file>'`]);
});
