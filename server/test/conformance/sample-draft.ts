import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import type { FieldKind, FieldMeta } from '@policy/shared/contract/kit/field.ts';
import { z } from 'zod';

/** Ids of rows by the entity's name, for references to point to. */
export type Rows = ReadonlyMap<string, string>;

/** A draft as clients send it. */
export type WireDraft = Record<string, unknown>;

interface Field {
  key: string;
  /** The field's own schema, without "may be empty". */
  schema: z.ZodType;
  meta: FieldMeta;
}

interface Sampling {
  /** Makes the drafts of one entity differ. */
  n: number;
  rows: Rows;
}

type Sample = (field: Field, sampling: Sampling) => unknown;

const optionOf: Sample = ({ meta }, { n }) => meta.options?.[n % meta.options.length];
const rowOf: Sample = ({ meta }, { rows }) => rows.get(meta.source ?? '');
const day = (n: number) => String((n % 27) + 1).padStart(2, '0');

const wholeNumber: Sample = ({ schema }, { n }) => {
  const { minValue, maxValue } = schema as z.ZodNumber;
  return Number(minValue) + (n % (Number(maxValue) - Number(minValue) + 1));
};

/** Lines of several forms, for fields that take a set one: any text, a name in code, an address of each driver in turn, a path of the portal. */
const lines = (key: string, n: number): string[] => [
  `${key}#${String(n)}#`,
  `${key.toLowerCase()}${String(n)}`,
  `${n % 2 ? 'mysql' : 'postgresql'}://203.0.113.${String((n % 250) + 1)}/d${String(n)}`,
  `/${key}/${String(n)}`,
];

/** A value of each kind on the wire; undefined leaves the field out. */
const samples: Record<FieldKind, Sample> = {
  text: (field, { n }) => lines(field.key, n).find((line) => field.schema.safeParse(line).success),
  longText: ({ key }, { n }) => `${key}#${String(n)}#\n第二行`,
  richText: ({ key }, { n }) => `<p>${key}#${String(n)}#</p>`,
  integer: wholeNumber,
  decimal: (_, { n }) => n + 0.25,
  flag: (_, { n }) => n % 2,
  choice: optionOf,
  numericChoice: (field, sampling) => Number(optionOf(field, sampling)),
  choices: ({ meta }, { n }) => meta.options?.slice(0, (n % 2) + 1).join(','),
  date: (_, { n }) => `2031-03-${day(n)}`,
  dateTime: (_, { n }) => `2031-03-${day(n)} 08:30:00`,
  reference: rowOf,
  references: rowOf,
  json: ({ schema }, { n }) =>
    [[`一句话${String(n)}`], [], {}].find((value) => schema.safeParse(value).success),
};

/** Every field of an entity that a new draft may carry. */
export function writableFields(entity: Entity): Field[] {
  return Object.entries(entity.fields)
    .map(([key, schema]) => ({ key, schema: bare(schema), meta: metaOf(schema) }))
    .filter(({ meta }) => !meta.readOnly);
}

function bare(schema: z.ZodType): z.ZodType {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return (inner instanceof z.ZodNullable ? inner.unwrap() : inner) as z.ZodType;
}

/** After every sample of a moment. */
const later = (n: number) => `2031-04-${day(n)} 08:30:00`;

/** Values for fields whose rule their kind alone does not tell. */
const own: Partial<Record<string, (n: number, rows: Rows) => WireDraft>> = {
  // What leads elsewhere must be reachable; its own tests walk that.
  objectStorage: () => ({ category: 'local', endpoint: null, domain: null }),
  serviceEndpoint: (n) => ({ baseUrl: `https://203.0.113.${String((n % 250) + 1)}/d${String(n)}` }),
  identityProvider: (n) => ({
    ...{ kind: 'oidc', code: `provider-${String(n)}`, issuer: `https://203.0.113.${String((n % 250) + 1)}` },
    ...{ authorizeUrl: null, tokenUrl: null, userInfoUrl: null, status: 0, claims: 'name = real_name' },
    returnAddresses: 'https://portal.example/login',
    ...{ smCipher: null, smKeyKind: null, smSigning: null, smPublicKey: null, smDetails: null },
  }),
  smsConfig: () => ({ category: 'outbox', endpoint: null, bodyTemplate: null }),
  mailConfig: () => ({ category: 'outbox', host: null, sender: null }),
  user: (n) => ({ phone: `139${String(n).padStart(8, '0')}`, email: `p${String(n)}@example.cn` }),
  // For some processes, to somebody else, and switched off: two of the same time would meet.
  processProxy: (n, rows) => ({
    ...{ agentId: rows.get('colleague'), scope: 'some', isOn: 0 },
    endTime: later(n),
  }),
  advertisement: (n) => ({ endTime: later(n) }),
  focusItem: (n) => ({ endTime: later(n) }),
  portalSetting: (n) => ({ noticeUntil: later(n), greyUntil: later(n) }),
  formDefault: () => ({ type: 'fixed', call: null }),
  processButton: (n) => ({ shownIf: `\${amount > ${String(n)}}` }),
  processCondition: (n) => ({ expression: `\${amount > ${String(n)}}` }),
  // Questions and answers have both.
  interpretation: (n) => ({ qa: [{ q: `问${String(n)}`, a: `答${String(n)}` }] }),
  leave: (n) => ({ endDate: `2031-04-${day(n)}` }),
  smsBlock: (n) => ({ phone: `138${String(n).padStart(8, '0')}` }),
};

/** A whole draft with every field that can be filled. */
export function sampleDraft(entity: Entity, sampling: Sampling): WireDraft {
  const filled = writableFields(entity).map((field) => [
    field.key,
    samples[field.meta.kind](field, sampling),
  ]);
  const draft = Object.fromEntries(filled.filter(([, value]) => value !== undefined)) as WireDraft;
  return { ...draft, ...own[entity.name]?.(sampling.n, sampling.rows) };
}
