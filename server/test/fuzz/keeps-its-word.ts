import type { Answer as Described, ApiDocument, Call } from '@policy/shared/contract/api-document.ts';
import Ajv2020 from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

import { resolved } from '../openapi/resolved.ts';
import type { Answer } from '../test-server.ts';

const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Tells what an answer does that its call's description does not say; undefined when it keeps to it. */
export function keeperOf(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema({ ...document, $id: 'api' });
  const known = new Map<string, ValidateFunction>();
  const check = (pointer: string) => {
    const validate = known.get(pointer) ?? ajv.compile({ $ref: `api${pointer}` });
    known.set(pointer, validate);
    return validate;
  };
  return ({ method, path, responses }: Call, { status, body, headers }: Answer): string | undefined => {
    const answer = responses[String(status)];
    // Failures of the server are described under `default` alone.
    if (!answer) return `answered ${String(status)}, which is not described: ${JSON.stringify(body)}`;
    const { content = {} } = resolved<Described>(document, answer);
    const [type = ''] = String(headers['content-type']).split(';');
    if (!content[type]) return `answered ${type}, which is not described`;
    if (type !== 'application/json') return undefined;
    const own = `#/paths/${escaped(path)}/${method.toLowerCase()}/responses/${String(status)}`;
    const place = '$ref' in answer ? answer.$ref : own;
    const validate = check(`${place}/content/${escaped(type)}/schema`);
    return validate(body) ? undefined : faultOf(validate, body);
  };
}

/** Where a body is otherwise than described, and what stands there. */
function faultOf({ errors }: ValidateFunction, body: unknown): string {
  const [error] = errors ?? [];
  if (!error) return 'is not as described';
  const inside = (inner: unknown, key: string) => (inner as Record<string, unknown> | undefined)?.[key];
  const value = error.instancePath.split('/').slice(1).reduce<unknown>(inside, body);
  const told = [error.instancePath, error.message, JSON.stringify(error.params), JSON.stringify(value)];
  return told.join(' ').slice(0, 400);
}
