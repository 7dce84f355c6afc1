import type { FormContent } from '../../contract/process-design/form-calls.ts';

import type { FormRule } from '../form-rule.ts';
import { renamedInRules, rulesIn, withoutConditionsOn, withRules } from './edit-rules.ts';
import { saidInEnglish } from './edit-texts.ts';
import {
  fieldAt,
  holderAt,
  isPart,
  isSamePath,
  isWithin,
  namesIn,
  propertiesOf,
  requiredIn,
  withHolder,
} from './form-tree.ts';
import type { FieldPath, Holder, Part, PlacedField, Spot } from './form-tree.ts';
import { blankOf, neverRequired } from './kinds.ts';
import type { FieldKind, Said } from './kinds.ts';

/** The content after an edit, and the field that it is about now. */
export interface Edited {
  content: FormContent;
  path: FieldPath;
}

/** A name that no field of a holder has. */
function freeName(holder: Holder | null, wanted: string): string {
  const taken = holder ? Object.keys(propertiesOf(holder)) : [];
  const names = [wanted, ...taken.map((_, index) => `${wanted}${index + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? `${wanted}${taken.length + 2}`;
}

/** Adds a field of a kind; a period is two days with a rule between them. */
export function addKind(
  content: FormContent,
  spot: Spot,
  { kind, titles }: { kind: FieldKind; titles: readonly Said[] },
): Edited {
  const [title = ['', ''], second = title] = titles;
  if (kind !== 'dateRange') return addBlank(content, spot, { kind, title, base: kind });
  const begin = addBlank(content, spot, { kind: 'date', title, base: 'beginDate' });
  const after = { ...spot, index: spot.index + 1 };
  const end = addBlank(begin.content, after, { kind: 'date', title: second, base: 'endDate' });
  const period = { begin: begin.path, end: end.path, titles: [title, second] as const };
  return { path: end.path, content: withPeriodRule(end.content, period) };
}

function addBlank(
  content: FormContent,
  spot: Spot,
  { kind, title, base }: { kind: Exclude<FieldKind, 'dateRange'>; title: Said; base: string },
): Edited {
  const { part, layout = {}, words } = blankOf(kind, title);
  const name = freeName(holderAt(content, spot.parent), base);
  const isRequired = !neverRequired.includes(kind);
  const added = putField(content, spot, { name, part, layout, isRequired });
  return { content: saidInEnglish(added, words, content), path: [...spot.parent, name] };
}

interface Period {
  begin: FieldPath;
  end: FieldPath;
  titles: readonly [Said, Said];
}

/** The second day is not before the first: of the form, or of the same row of a list. */
function withPeriodRule(content: FormContent, { begin, end, titles }: Period): FormContent {
  const isInList = (path: FieldPath) => fieldAt(content, path)?.part.type === 'array';
  const around = begin.slice(0, -1).map((_, index) => begin.slice(0, index + 1));
  const isRow = begin.length === 2 && around.every(isInList);
  // No rule reads the rows of lists that lie deeper.
  if (!isRow && around.some(isInList)) return content;
  const read = (path: FieldPath) => ({ var: isRow ? `row.${path[1] ?? ''}` : path.join('.') });
  const field = end.join(isRow ? '.*.' : '.');
  const [[zhBegin, enBegin], [zhEnd, enEnd]] = titles;
  const message = { zh: `${zhEnd}不能早于${zhBegin}`, en: `“${enEnd}” cannot be before “${enBegin}”` };
  const rule: FormRule = { rule: { '<=': [read(begin), read(end)] }, field, message };
  return withRules(content, [...rulesIn(content), rule]);
}

/** Puts a field where it is to stand. */
const putField = (content: FormContent, { parent, index }: Spot, field: PlacedField): FormContent =>
  withHolder(content, parent, (holder) => {
    const { name, part, layout, isRequired } = field;
    const order = namesIn(holder).toSpliced(index, 0, name);
    const required = requiredIn(holder);
    return {
      schema: {
        ...holder.schema,
        properties: { ...propertiesOf(holder), [name]: part },
        required: isRequired ? [...required, name] : required,
      },
      layout: {
        ...holder.layout,
        'ui:order': order,
        ...(Object.keys(layout).length > 0 && { [name]: layout }),
      },
    };
  });

/** Takes a field out of where it stands. */
function withoutField(content: FormContent, path: FieldPath): FormContent {
  const name = path.at(-1) ?? '';
  return withHolder(content, path.slice(0, -1), (holder) => {
    const { [name]: _, ...properties } = propertiesOf(holder);
    const { [name]: __, ...layout } = holder.layout;
    return {
      schema: {
        ...holder.schema,
        properties,
        required: requiredIn(holder).filter((one) => one !== name),
      },
      layout: { ...layout, 'ui:order': namesIn(holder).filter((one) => one !== name) },
    };
  });
}

/** Removes a field for good, with its words and with the conditions on it; rules that name it are told as faults. */
export function removeField(content: FormContent, path: FieldPath): FormContent {
  const less = withoutField(content, path);
  const free = path.length === 1 ? withoutConditionsOn(less, path[0] ?? '') : less;
  return saidInEnglish(free, [], content);
}

/** Moves a field, where it does not lie in itself then; the place is counted with the field still where it is. */
export function moveField(content: FormContent, from: FieldPath, to: Spot): Edited | null {
  const field = fieldAt(content, from);
  const target = holderAt(content, to.parent);
  if (!field || !target) return null;
  return isWithin(to.parent, from) ? null : movedTo(content, { from, to, field, target });
}

interface Moved {
  from: FieldPath;
  to: Spot;
  field: PlacedField;
  target: Holder;
}

function movedTo(content: FormContent, { from, to, field, target }: Moved): Edited | null {
  const isBeside = isSamePath(from.slice(0, -1), to.parent);
  const at = isBeside ? namesIn(target).indexOf(field.name) : to.index;
  const index = at < to.index ? to.index - 1 : to.index;
  if (isBeside && index === at) return null;
  const name = isBeside ? field.name : freeName(target, field.name);
  const moved = putField(withoutField(content, from), { parent: to.parent, index }, { ...field, name });
  return { content: moved, path: [...to.parent, name] };
}

/** What is said otherwise of a field, with the words that are new in it. */
export type FieldChange = Partial<Omit<PlacedField, 'name'>> & { words?: readonly Said[] };

/** Changes what a field asks, how it is laid out, or whether it must be answered. */
export function changeField(
  content: FormContent,
  path: FieldPath,
  { part, layout, isRequired, words = [] }: FieldChange,
): FormContent {
  const name = path.at(-1) ?? '';
  const changed = withHolder(content, path.slice(0, -1), (holder) => {
    const required = requiredIn(holder);
    const others = required.filter((one) => one !== name);
    const wanted = isRequired ?? required.includes(name);
    const same = wanted === required.includes(name);
    const { [name]: before, ...layouts } = holder.layout;
    const now = layout ?? before;
    return {
      schema: {
        ...holder.schema,
        properties: { ...propertiesOf(holder), ...(part && { [name]: part }) },
        ...(!same && { required: wanted ? [...others, name] : others }),
      },
      layout: { ...layouts, ...(isPart(now) && Object.keys(now).length > 0 && { [name]: now }) },
    };
  });
  return saidInEnglish(changed, words, content);
}

/** Gives a field another key, in the rules that name it too; null where the key is taken. */
export function renameField(content: FormContent, path: FieldPath, name: string): Edited | null {
  const parent = path.slice(0, -1);
  const old = path.at(-1) ?? '';
  const holder = holderAt(content, parent);
  if (!holder || name === old || name in propertiesOf(holder)) return null;
  const called = (one: string) => (one === old ? name : one);
  const keys = (part: Part): Part =>
    Object.fromEntries(Object.entries(part).map(([key, value]) => [called(key), value]));
  const renamed = withHolder(content, parent, ({ schema, layout }) => ({
    schema: {
      ...schema,
      properties: keys(propertiesOf(holder)),
      required: requiredIn(holder).map(called),
    },
    layout: { ...keys(layout), 'ui:order': namesIn(holder).map(called) },
  }));
  return { content: renamedInRules(renamed, path, name), path: [...parent, name] };
}
