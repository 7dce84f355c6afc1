import { entities } from '@policy/shared/contract/entities/index.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { soundsPersonal } from '@policy/shared/contract/kit/personal.ts';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { snakeCase } from '../../src/kit/table/table.ts';
import { personalColumns } from '../../src/personal-data/personal-columns.ts';
import { tables } from '../../src/schema.ts';

/** Columns of such a name that say nothing of a person: what they are about instead. */
const ofNobody: Readonly<Record<string, readonly string[]>> = {
  'names of things': [
    ...['seed_run', 'data_source', 'installation_secret', 'service_endpoint', 'identity_provider'],
    ...['wf_deployment', 'wf_subscription', 'wf_task', 'wf_variable', 'wf_start', 'wf_command'],
    ...['menu', 'top_menu', 'region', 'tag', 'industry', 'policy_item', 'item_guide_material', 'report'],
    ...['process_category', 'process_button', 'process_condition', 'process_model'],
    ...['form_design', 'form_default'],
    // Made by the server for a stored file.
    'attachment',
  ].map((table) => `${table}.name`),
  'accounts of machines': ['data_source.username'],
  'lines and addresses of offices': [
    ...['tenant.contactNumber', 'tenant.address', 'department.phone', 'department.address'],
    ...['item_guide.consultPhone', 'department.consultPhone', 'department.addressEn'],
    ...['agency.address', 'agency.addressEn', 'agency.consultPhone'],
    ...['phone', 'mail', 'errorMail', 'address', 'addressEn'].map((field) => `portal_setting.${field}`),
  ],
  'facts of companies': ['address', 'accountName', 'bankName'].flatMap((field) => [
    `company.${field}`,
    `portal_user.${field}`,
  ]),
};
const excused = Object.values(ofNobody).flat();

const listed: readonly Entity[] = entities;
const fieldsOf = (table: string): Entity['fields'] =>
  listed.find(({ name }) => snakeCase(name) === table)?.fields ?? {};

const isDeclared = (table: string, column: string): boolean => {
  const field = fieldsOf(table)[column];
  return (field && metaOf(field).personal) !== undefined || personalColumns[table]?.[column] !== undefined;
};

/** Every column of every table, and the fields of entities that are views. */
const columns = [
  ...tables.map((table) => [getTableName(table), Object.keys(getTableColumns(table))] as const),
  ...listed
    .filter(({ view }) => view)
    .map((entity) => [snakeCase(entity.name), Object.keys(entity.fields)] as const),
].flatMap(([table, names]) => names.map((name) => ({ table, name, key: `${table}.${name}` })));

const undeclared = (found: typeof columns) =>
  found.filter(
    ({ table, name, key }) => soundsPersonal(name) && !isDeclared(table, name) && !excused.includes(key),
  );

test('every column that goes by a name of personal data says what it is kept for and how long', () => {
  expect(undeclared(columns).map(({ key }) => key)).toEqual([]);
});

test.each([
  'phone',
  'contactPhone',
  'email',
  'idNumber',
  'realName',
  'avatar',
  'bankAccountMasked',
  'address',
])('a column “%s” that says nothing is found', (name) => {
  expect(undeclared([{ table: 'tide', name, key: `tide.${name}` }])).toHaveLength(1);
});

test('what is declared or excused is a column that is there, and excused for a reason that still holds', () => {
  const known = columns.map(({ key }) => key);
  const declared = Object.entries(personalColumns).flatMap(([table, names]) =>
    Object.keys(names).map((name) => `${table}.${name}`),
  );
  expect(known).toEqual(expect.arrayContaining([...declared, ...excused]));
  expect(columns.filter(({ table, name, key }) => excused.includes(key) && isDeclared(table, name))).toEqual(
    [],
  );
  // A column of a contract's field is declared there alone.
  const twice = Object.entries(personalColumns).flatMap(([table, names]) =>
    Object.keys(names).filter((name) => Object.hasOwn(fieldsOf(table), name)),
  );
  expect(twice).toEqual([]);
});

test('values that are sealed or masked because they are personal say so', () => {
  const silent = listed.flatMap(({ name, fields }) =>
    Object.entries(fields)
      .filter(([, field]) => metaOf(field).masked && !metaOf(field).personal)
      .map(([field]) => `${snakeCase(name)}.${field}`),
  );
  expect(silent.filter((key) => !excused.includes(key))).toEqual([]);
});
