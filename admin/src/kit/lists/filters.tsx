import { Input, InputNumber, Select } from 'antd';

import type { FieldKind, Offers } from '@policy/shared/contract/kit/field.ts';

import { DateRangeInput } from '../inputs/date-range-input.tsx';
import type { EntityField } from '../entity/fields.ts';
import type { Control } from '../inputs/inputs.tsx';
import { handed, inputs } from '../inputs/inputs.tsx';
import { EntitySelect } from '../inputs/entity-select.tsx';
import { OfferedInput } from '../inputs/offered-input.tsx';
import { ReferenceSelect } from '../references/reference-select.tsx';

/** Filters as a list call takes them, and as the address bar keeps them. */
export type Query = Record<string, string>;

/** What an input of the search form holds. */
type Searched = string | number | string[] | undefined;

/** How a kind of field is searched: its input, and its way to the query and back. */
interface Filter {
  input: Control;
  toQuery: (name: string, value: unknown) => Query;
  fromQuery: (name: string, query: Query) => Searched;
}

const isGiven = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

const one = (input: Control): Filter => ({
  input,
  toQuery: (name, value) => (isGiven(value) ? { [name]: String(value) } : {}),
  fromQuery: (name, query) => query[name],
});

const number: Filter = {
  ...one((props) => <InputNumber className="kit-wide" {...handed(props)} />),
  fromQuery: (name, query) => (query[name] === undefined ? undefined : Number(query[name])),
};

/** The same under a name that says from which value on. */
const numberOn: Filter = {
  input: (props) => <InputNumber className="kit-wide" min={0} suffix="≥" {...handed(props)} />,
  toQuery: (name, value) => number.toQuery(`${name}_ge`, value),
  fromQuery: (name, query) => number.fromQuery(`${name}_ge`, query),
};

const range = (input: Control, [from, to]: readonly [string, string]): Filter => ({
  input,
  toQuery: (name, value) => {
    const ends: unknown[] = Array.isArray(value) ? value : [];
    const [first, last] = ends;
    return {
      ...(isGiven(first) && { [name + from]: String(first) }),
      ...(isGiven(last) && { [name + to]: String(last) }),
    };
  },
  fromQuery: (name, query) => {
    const [first = '', last = ''] = [query[name + from], query[name + to]];
    return first || last ? [first, last] : undefined;
  },
});

const text = one((props) => <Input allowClear {...handed(props)} />);
/** One value is picked here; a link may ask for several, and then they are shown and taken away one by one. */
const choice: Filter = {
  input: (props) => {
    const { meta, choices } = props.field;
    const options = (meta.options ?? []).map((value) => ({ value, label: choices[value] ?? value }));
    const several = Array.isArray(props.value) && { mode: 'multiple' as const, maxTagCount: 1 };
    return <Select allowClear options={options} {...several} {...handed(props)} />;
  },
  toQuery: (name, value) => {
    const values = (Array.isArray(value) ? value : [value]).filter(isGiven);
    return values.length > 0 ? { [name]: values.join(',') } : {};
  },
  fromQuery: (name, query) => (query[name]?.includes(',') ? query[name].split(',') : query[name]),
};
const flag = one((props) => {
  const options = ['1', '0'].map((value) => ({ value, label: props.yesNo[value === '1' ? 1 : 0] }));
  return <Select allowClear options={options} {...handed(props)} />;
});
const reference = one((props) => (
  <ReferenceSelect allowClear isFilter source={props.field.meta.source ?? ''} {...handed(props)} />
));
// A day picked counts whole; a moment range is open at both ends, as the specification names it.
const days = range((props) => <DateRangeInput {...handed(props)} />, ['_datege', '_datele']);
const moments = range((props) => <DateRangeInput showTime {...handed(props)} />, ['_dategt', '_datelt']);

/** The filter of every kind; a kind without one does not compile. */
const filters = {
  text,
  longText: text,
  richText: text,
  integer: number,
  decimal: number,
  flag,
  choice,
  choices: choice,
  numericChoice: choice,
  date: days,
  dateTime: moments,
  reference,
  references: reference,
  json: one(inputs.text),
} satisfies Record<FieldKind, Filter>;

/** An entity is picked among those whose rows the reader may look up. */
const entityPicked: Filter = {
  input: (props) => <EntitySelect {...handed(props)} />,
  toQuery: (name, value) => (isGiven(value) ? { [`${name}_equal`]: String(value) } : {}),
  fromQuery: (name, query) => query[`${name}_equal`],
};

const noOffers: Offers = { call: '', value: '', label: '' };

/** Of a text that holds several of what is offered, one is picked: the rows that have it among others. */
const offeredPicked = one(({ field, ...props }) => {
  const { isForSeveral: _, ...offers } = field.meta.offeredBy ?? noOffers;
  return <OfferedInput offers={offers} allowClear {...handed({ field, ...props })} />;
});

/** The filter of one field. */
export function filterOf({ meta }: EntityField): Filter {
  if (meta.namesEntity) return entityPicked;
  if (meta.offeredBy?.isForSeveral) return offeredPicked;
  return meta.minFilter ? numberOn : filters[meta.kind];
}

/** What of a query these fields can still be searched by. */
export const knownFilters = (fields: readonly EntityField[], query: Query): Query =>
  queryOf(fields, valuesOf(fields, query));

/** The query that a filled search form asks for. */
export const queryOf = (fields: readonly EntityField[], values: Record<string, unknown>): Query =>
  Object.fromEntries(
    fields.flatMap((field) => Object.entries(filterOf(field).toQuery(field.name, values[field.name]))),
  );

/** What a search form shows for a query; fields that it does not name are emptied. */
export const valuesOf = (fields: readonly EntityField[], query: Query): Record<string, Searched> =>
  Object.fromEntries(fields.map((field) => [field.name, filterOf(field).fromQuery(field.name, query)]));
