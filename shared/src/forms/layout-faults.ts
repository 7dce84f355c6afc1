import type { Fault } from './field-faults.ts';
import { dictionaryKey, dictionaryWidget } from './fields/dictionary-fields.ts';
import {
  filesKey,
  filesWidget,
  imagesWidget,
  signatureWidget,
  takesPictures,
  takesSignature,
} from './fields/file-fields.ts';
import { isLook, lookSaid } from './fields/group-looks.ts';
import { isRich, richWidget } from './fields/rich-fields.ts';
import { holdsToForm, isSetLine, setLines } from './fields/set-lines.ts';
import { isStructure } from './form-rule.ts';
import { givenBy, givenWidgets, serialPrefix } from './given-fields.ts';
import { pickers } from './picked-fields.ts';
import { regionWidget } from './fields/region-fields.ts';
import { formulaKey } from './dependences/settled-answers.ts';
import { isWidth, widthSaid } from './fields/field-widths.ts';

type Part = Readonly<Record<string, unknown>>;

/** The controls that the product's renderers have. */
const formWidgets: readonly string[] = [
  ...['text', 'textarea', 'radio', 'select', 'checkboxes', 'date'],
  ...Object.keys(pickers),
  ...givenWidgets,
  ...Object.keys(setLines),
  ...[filesWidget, imagesWidget, signatureWidget, regionWidget, dictionaryWidget, richWidget, 'formula'],
];

interface Place {
  at: string;
  isRow: boolean;
}

/** What is wrong with how an object, or a row of a list, is laid out: an order that leaves fields out breaks the renderers. */
export function layoutFaults(object: Part, layout: unknown, { at, isRow }: Place): Fault[] {
  if (layout === undefined) return [];
  if (!isStructure(layout)) return [{ field: at, key: 'layout', name: at }];
  const properties = isStructure(object.properties) ? object.properties : {};
  const names = Object.keys(properties);
  const own = Object.keys(layout).filter((key) => !key.startsWith('ui:'));
  const unknown = own.filter((key) => !names.includes(key));
  return [
    ...orderFaults(layout['ui:order'], names, at),
    ...unknown.map((key): Fault => ({ field: `${at}.${key}`, key: 'layout', name: key })),
    ...names.flatMap((name) => {
      const [part, own] = [properties[name], Object.hasOwn(layout, name) ? layout[name] : undefined];
      if (own === undefined || !isStructure(part)) return [];
      const place = `${at}.${name}`;
      return isStructure(own)
        ? [
            ...widgetFaults({ name, part, layout: own }, place),
            ...givenFaults({ name, object, isRow }, own, place),
            ...insideFaults(part, own, { at: place, isRow }),
          ]
        : [{ field: place, key: 'layout' as const, name }];
    }),
  ];
}

function orderFaults(order: unknown, names: readonly string[], at: string): Fault[] {
  if (order === undefined) return [];
  const listed: unknown[] = Array.isArray(order) ? order : [];
  const missing = listed.includes('*') ? [] : names.filter((name) => !listed.includes(name));
  const wrong = listed.filter(
    (name, index) => name !== '*' && (!names.includes(String(name)) || listed.indexOf(name) !== index),
  );
  return [...missing, ...wrong].map((name) => ({
    ...{ field: `${at}.ui:order`, key: 'order', name: String(name) },
  }));
}

/** What a control answers has to be what its field holds: a code, or files that are held to their limits. */
const fitting: Readonly<Record<string, (part: Part) => boolean>> = {
  [filesWidget]: (part) => part[filesKey] !== undefined,
  [imagesWidget]: takesPictures,
  [signatureWidget]: takesSignature,
  [dictionaryWidget]: (part) => part[dictionaryKey] !== undefined,
  [richWidget]: isRich,
  [regionWidget]: ({ type }) => type === 'string',
  formula: (part) => part[formulaKey] !== undefined,
};

function widgetFaults({ name, part, layout }: { name: string; part: Part; layout: Part }, at: string) {
  const width = widthSaid(layout);
  const isWide = width === undefined || isWidth(width);
  const look = lookSaid(layout);
  const isShown = look === undefined || (part.type === 'object' && isLook(look));
  return [
    ...(isShown ? [] : [{ field: at, key: 'look' as const, name }]),
    ...(isControl(layout['ui:widget'], part) ? [] : [{ field: at, key: 'widget' as const, name }]),
    ...(isWide ? [] : [{ field: at, key: 'width' as const, name }]),
  ];
}

/** Whether a control is known and answers what its field holds. */
function isControl(widget: unknown, part: Part): boolean {
  if (widget === undefined) return true;
  if (typeof widget !== 'string' || !formWidgets.includes(widget)) return false;
  if (isSetLine(widget)) return holdsToForm(widget, part);
  return !Object.hasOwn(fitting, widget) || fitting[widget]?.(part) !== false;
}

interface Held {
  name: string;
  object: Part;
  isRow: boolean;
}

/** The amount applied for is a column too, which caps and payment read: form and column would tell of two amounts. */
const amountAt = 'uiSchema.applyAmountWan';

/** What the system answers is no row's, and is not there yet when the answers are looked at. */
function givenFaults({ name, object, isRow }: Held, layout: Part, at: string): Fault[] {
  const widget = layout['ui:widget'];
  if (!givenWidgets.some((one) => one === widget)) return [];
  if (at === amountAt) return [{ field: at, key: 'givenAmount', name }];
  if (!saysItsAnswer(layout)) return [{ field: at, key: 'given', name }];
  const isRequired = Array.isArray(object.required) && object.required.includes(name);
  return isRow || isRequired ? [{ field: at, key: 'givenPlace', name }] : [];
}

function saysItsAnswer(layout: Part): boolean {
  const given = givenBy(layout);
  return given?.kind === 'serial' ? serialPrefix.test(given.prefix) : given !== null;
}

/** The layout of what lies in a group or in the rows of a list. */
function insideFaults(part: Part, layout: Part, { at, isRow }: Place): Fault[] {
  if (part.type === 'object') return layoutFaults(part, layout, { at, isRow });
  const { items } = part;
  const isRows = isStructure(items) && items.type === 'object';
  return isRows ? layoutFaults(items, layout.items, { at: `${at}.items`, isRow: true }) : [];
}
