import { entities } from '../entities/index.ts';
import type { Entity } from '../kit/entity.ts';
import { metaOf } from '../kit/field.ts';
import type { FieldKind } from '../kit/field.ts';
import { oncePer } from '../kit/once-per.ts';
import { sourceNames } from './source-names.ts';
import { reportSources } from './sources.ts';
import type { ReportSource } from './sources.ts';

/** A field of an entity. */
export interface FieldStep {
  entity: Entity;
  field: string;
}

/** One field that a data set may use. */
export interface SourceField {
  /** As a design spells it: its own name after the references that lead to it. */
  path: string;
  /** The references that are passed on the way to it. */
  through: readonly FieldStep[];
  own: FieldStep;
  kind: FieldKind;
  /** The entity that names its values, and the field of that entity which they stand in. */
  names: { entity: Entity; by: string } | undefined;
  options: readonly string[];
}

const all: readonly Entity[] = entities;
const sourceOf = new Map(sourceNames.map((name) => [reportSources[name].entity.name, reportSources[name]]));

/** The moment that a row was made; every source has it. */
const made = 'createTime';
/** The most references that lead to a field. */
const farthest = 2;

/** Every field that a data set of this source may use, those of the source itself first. */
export const fieldsOfSource = oncePer((source: ReportSource): readonly SourceField[] => expand(source, []));

/** A field of a source by its path; undefined for anything that is not on the list. */
export const fieldAt = (source: ReportSource, path: string): SourceField | undefined =>
  fieldsOfSource(source).find((field) => field.path === path);

function expand(source: ReportSource, through: readonly FieldStep[]): SourceField[] {
  const { entity, fields } = source;
  const own = [...fields, made].map((field) => described(source, { entity, field }, through));
  const beyond = through.length < farthest ? source.through : [];
  const farther = beyond.flatMap((field) => {
    const next = sourceOf.get(pointed(entity, field) ?? '');
    return next ? expand(next, [...through, { entity, field }]) : [];
  });
  return [...own, ...farther];
}

function described(source: ReportSource, own: FieldStep, through: readonly FieldStep[]): SourceField {
  const { entity, field } = own;
  const schema = entity.fields[field];
  const { kind, options = [] } = schema ? metaOf(schema) : { kind: 'dateTime' as const };
  const target = all.find(({ name }) => name === pointed(entity, field));
  const names = target ? { entity: target, by: 'id' } : source.coded[field];
  return {
    path: [...through.map((step) => step.field), field].join('.'),
    through,
    own,
    kind,
    names,
    options,
  };
}

const pointed = ({ fields }: Entity, field: string): string | undefined =>
  fields[field] && metaOf(fields[field]).source;
