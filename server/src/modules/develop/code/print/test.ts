import type { GeneratedField, GeneratedKind } from '@policy/shared/contract/develop/generated-field.ts';
import { department } from '@policy/shared/contract/entities/identity/department.ts';
import { menu } from '@policy/shared/contract/entities/identity/menu.ts';
import { role } from '@policy/shared/contract/entities/identity/role.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';

import type { Entry, Names } from '../names.ts';
import { importOf } from './module.ts';
import { indented, quoted } from './literal.ts';

/** Entities of which a fresh installation has rows; what must point elsewhere is proved by the conformance suite alone. */
const present = new Map([department, menu, role].map(({ name, path }): [string, string] => [name, path]));

const samples: Record<GeneratedKind, (field: GeneratedField) => string> = {
  text: ({ name, max }) => quoted(`${name} 1`.slice(0, max ?? undefined).trim()),
  longText: ({ name, max }) => quoted(`${name} 1`.slice(0, max ?? undefined).trim()),
  richText: ({ name }) => quoted(`<p>${name}</p>`),
  integer: () => '1',
  money: () => '1.25',
  flag: () => '1',
  choice: ({ options }) => quoted(options?.[0]?.key ?? ''),
  date: () => quoted('2031-03-04'),
  dateTime: () => quoted('2031-03-04 08:30:00'),
  reference: ({ source }) => `await idIn(${quoted(present.get(source ?? '') ?? '')})`,
};

const picked: readonly GeneratedKind[] = ['flag', 'choice', 'reference'];
const { validation } = catalogue('zh');
const sentence = ({ kind, label }: GeneratedField) =>
  fill(picked.includes(kind) ? validation.select : validation.enter, { label });

/** Tests of the entity's own calls: what it takes, what it asks for, and whom it keeps out. */
export function printTest({ columns, codeNameEn }: Entry, names: Names): string {
  const sent = columns.filter(({ isRequired, kind }) => isRequired || kind !== 'reference');
  const asked = columns.find(({ isRequired, kind }) => isRequired && kind !== 'flag');
  const isWhole = sent.every(({ kind, source }) => kind !== 'reference' || present.has(source ?? ''));
  const needsIds = isWhole && sent.some(({ kind }) => kind === 'reference');
  const draft = sent.map((field) => `${field.name}: ${samples[field.kind](field)},`);
  return `${importOf(names)}
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { callerOf, personOf } from '../../../test/journeys/people.ts';
import type { Person } from '../../../test/journeys/people.ts';
import { startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';

const { path } = ${names.entity};

describe(${quoted(codeNameEn)}, () => {
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    server = await startTestServer('pglite');
    admin = await personOf(server, 'admin');
  });
  afterAll(() => server.close());
${[needsIds ? idIn : '', isWhole ? roundTrip(draft) : '', asked ? refusal(asked) : '', strangers].join('')}});
`;
}

const idIn = `
  const idIn = async (at: string): Promise<string> => {
    const { data } = (await admin.get(\`\${at}/list\`)).body;
    return (data.records ?? data)[0].id;
  };
`;

const roundTrip = (draft: readonly string[]) => `
  it('is added, read, changed and removed', async () => {
    const draft = {
${indented(draft, 3)}
    };
    const added = await admin.post(\`\${path}/submit\`, draft);
    expect(added.body).toMatchObject({ code: 200, data: draft });
    const { id, version } = added.body.data;
    expect((await admin.get(\`\${path}/detail\`, { id })).body.data).toEqual(added.body.data);
    const changed = await admin.post(\`\${path}/submit\`, { ...draft, id, version });
    expect(changed.body).toMatchObject({ code: 200, data: { version: Number(version) + 1 } });
    expect((await admin.post(\`\${path}/remove\`, { ids: id })).status).toBe(200);
    expect((await admin.get(\`\${path}/detail\`, { id })).status).toBe(404);
  });
`;

const refusal = (asked: GeneratedField) => `
  it('asks for what it must have', async () => {
    const { body } = await admin.post(\`\${path}/submit\`, {});
    expect(body).toMatchObject({ code: 400, msg: ${quoted(sentence(asked))} });
  });
`;

const strangers = `
  it('has its place in the menu', async () => {
    const { body } = await admin.get('blade-system/menu/routes');
    expect(JSON.stringify(body.data)).toContain(\`"/\${path}"\`);
  });

  it('is kept from those who have not signed in', async () => {
    const nobody = callerOf(server, {});
    expect((await nobody.get(\`\${path}/list\`)).status).toBe(401);
    expect((await nobody.post(\`\${path}/submit\`, {})).status).toBe(401);
  });
`;
