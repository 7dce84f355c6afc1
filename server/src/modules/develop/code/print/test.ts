import type { GeneratedField, GeneratedKind } from '@policy/shared/contract/develop/generated-field.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';

import type { Entry, Names } from '../names.ts';
import { importOf } from './module.ts';
import { indented, quoted } from './literal.ts';
import { drawnFields } from './shapes.ts';

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
export function printTest(entry: Entry, names: Names): string {
  const drawn = drawnFields(entry);
  const sent = drawn.filter(({ isRequired, kind }) => isRequired || kind !== 'reference');
  const isWhole = sent.every(({ kind, source }) => kind !== 'reference' || present.has(source ?? ''));
  const typedBy = entry.shape === 'log' && isWhole ? names.entity : '';
  const parts = [
    ...(isWhole ? [...idsFor(sent), draftOf(sent, typedBy), ...wholeTests(entry, names)] : []),
    ...(entry.shape === 'log' ? [readOnly] : writing(drawn)),
  ];
  return `${importOf(names)}
${typedBy && draftImport}import { describe, expect, it } from 'vitest';

${typedBy && rowsImport}import { serverOf, signedIn } from '../../../test/describe-on-server.ts';
import { callerOf } from '../../../test/journeys/people.ts';

const { path } = ${names.entity};

describe(${quoted(entry.codeNameEn)}, () => {
  const server = serverOf('pglite');
  const admin = signedIn(server, 'admin');
${parts.join('')}${strangers}});
`;
}

const draftImport = "import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';\n";
const rowsImport = "import { repositoryOf } from '../../kit/rows/repository.ts';\n";

const idsFor = (sent: readonly GeneratedField[]) =>
  sent.some(({ kind }) => kind === 'reference') ? [idIn] : [];

/** What is proved with whole drafts, by shape. */
function wholeTests(entry: Entry, { entity }: Names): string[] {
  if (entry.shape === 'log') return [added(entity)];
  if (entry.shape === 'tree') return [roundTrip, branches];
  return entry.shape === 'keyValue' ? [roundTrip, keyed(entry.keyField ?? '')] : [roundTrip];
}

/** What holds for whatever is written by a form. */
function writing(drawn: readonly GeneratedField[]): string[] {
  const asked = drawn.find(({ isRequired, kind }) => isRequired && kind !== 'flag');
  return [...(asked ? [refusal(asked)] : []), strangersWrite];
}

const idIn = `
  const idIn = async (at: string): Promise<string> => {
    const { data } = (await admin.get(\`\${at}/list\`)).body;
    return (data.records ?? data)[0].id;
  };
`;

/** A log's drafts go past the calls, so that they are typed by its contract. */
const draftOf = (sent: readonly GeneratedField[], typedBy: string) => `
  const draftOf = async ()${typedBy && `: Promise<DraftOf<typeof ${typedBy}>>`} => Promise.resolve({
${indented(
  sent.map((field) => `${field.name}: ${samples[field.kind](field)},`),
  2,
)}
  });
`;

const roundTrip = `
  it('is added, read, changed and removed', async () => {
    const draft = await draftOf();
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

const branches = `
  it('hangs below another, which stays meanwhile and never hangs below itself', async () => {
    const draft = await draftOf();
    const above = (await admin.post(\`\${path}/submit\`, draft)).body.data;
    const below = (await admin.post(\`\${path}/submit\`, { ...draft, parentId: above.id })).body.data;
    expect(below.parentId).toBe(above.id);
    const [node] = (await admin.get(\`\${path}/tree\`)).body.data;
    expect(node).toMatchObject({ id: above.id, children: [{ id: below.id }] });
    const [root] = (await admin.get(\`\${path}/lazy-list\`)).body.data;
    expect(root).toMatchObject({ id: above.id, parentId: '0', hasChildren: true });
    expect((await admin.post(\`\${path}/remove\`, { ids: above.id })).body.code).toBe(400);
    const ring = { ...draft, id: above.id, version: above.version, parentId: below.id };
    expect((await admin.post(\`\${path}/submit\`, ring)).body.code).toBe(400);
  });
`;

const keyed = (key: string) => `
  it('has each key once, and keeps it', async () => {
    const draft = await draftOf();
    const { id, version } = (await admin.post(\`\${path}/submit\`, draft)).body.data;
    expect((await admin.post(\`\${path}/submit\`, draft)).status).toBe(400);
    const changed = await admin.post(\`\${path}/submit\`, { ...draft, id, version, ${key}: 'x' });
    expect(changed.body).toMatchObject({ code: 200, data: { ${key}: draft.${key} } });
  });
`;

const added = (entity: string) => `
  it('is added by the product, and listed and read by people', async () => {
    const { id } = await repositoryOf(${entity}, server.context).insert(await draftOf());
    const { records } = (await admin.get(\`\${path}/list\`)).body.data;
    expect(records.map((row: { id: string }) => row.id)).toEqual([id]);
    expect((await admin.get(\`\${path}/detail\`, { id })).body.data).toMatchObject({ id });
  });
`;

const readOnly = `
  it('is neither changed nor removed by anybody', async () => {
    expect((await admin.post(\`\${path}/submit\`, {})).status).toBe(404);
    expect((await admin.post(\`\${path}/remove\`, { ids: '1' })).status).toBe(404);
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
  });
`;

const strangersWrite = `
  it('is not written by those who have not signed in', async () => {
    const nobody = callerOf(server, {});
    expect((await nobody.post(\`\${path}/submit\`, {})).status).toBe(401);
  });
`;
