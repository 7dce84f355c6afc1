import { heldBy } from '@policy/shared/contract/api-document.ts';
import type { ApiDocument, Call } from '@policy/shared/contract/api-document.ts';
import { exampleOf } from './example.ts';
import { schemaAt } from './schema-parts.ts';

/** A call as a command line; whatever the caller has to fill in stands in angle brackets. */
export function curlOf(document: ApiDocument, call: Call, origin: string): string {
  const parts = [
    `curl -X ${call.method} ${quoted(addressOf(document, call, origin))}`,
    ...signatureOf(call),
    ...bodyOf(document, call),
  ];
  return parts.join(' \\\n  ');
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function addressOf(document: ApiDocument, { path, parameters }: Call, origin: string): string {
  const base = document.servers[0]?.url.replace(/\/$/, '') ?? '';
  const asked = parameters.flatMap((place) => {
    const parameter = heldBy(place, document.components.parameters);
    return parameter?.in === 'query' && parameter.required ? [`${parameter.name}=<${parameter.name}>`] : [];
  });
  const query = asked.length > 0 ? `?${asked.join('&')}` : '';
  // curl itself takes braces for a list of addresses.
  return origin + base + path.replace(/\{(\w+)\}/g, '<$1>') + query;
}

function signatureOf({ security }: Call): string[] {
  if (security.some((scheme) => 'basic' in scheme)) return [`-u '<client>:<secret>'`];
  const isPublic = security.some((scheme) => Object.keys(scheme).length === 0);
  return [isPublic ? `-H 'Tenant-Id: <tenant>'` : `-H 'Blade-Auth: bearer <access_token>'`];
}

function bodyOf(document: ApiDocument, { requestBody }: Call): string[] {
  const [first] = Object.entries(requestBody?.content ?? {});
  if (!first) return [];
  const { components } = document;
  const [type, { schema }] = first;
  if (type === 'multipart/form-data')
    return Object.keys(schemaAt(components, schema).properties ?? {}).map(
      (name) => `-F '${name}=${name === 'file' ? '@' : ''}<${name}>'`,
    );
  return [
    `-H 'Content-Type: ${type}'`,
    `-d ${quoted(JSON.stringify(exampleOf(components, schema), null, 2))}`,
  ];
}
