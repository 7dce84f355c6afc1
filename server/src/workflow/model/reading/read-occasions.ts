import { occasions } from '../definition.ts';
import type { ModelNode, Occasion, Reaction } from '../definition.ts';
import type { Element } from '../moddle.ts';
import { textOf } from '../moddle.ts';
import { refuseMissing } from '../refuse-unsupported.ts';
import { ownAttribute, ownExtensions } from '../vendor.ts';

/** What acts on an element mean: `policy:status` from its entry on, and `policy:on` for any occasion. */
export function readOccasions(element: Element): ModelNode['on'] {
  const status = ownAttribute(element, 'Status', 'value');
  const named = ownExtensions(element, 'On').map((child) => readOccasion(child, element));
  const entered: [Occasion, Reaction][] = status ? [['enter', { status, effect: null }]] : [];
  return Object.fromEntries<Reaction>([...entered, ...named]);
}

function readOccasion(child: Element, element: Element): [Occasion, Reaction] {
  const occasion = occasions.find((known) => known === child.act) ?? refuseMissing(element, 'on act');
  return [occasion, { status: textOf(child, 'status'), effect: textOf(child, 'effect') }];
}
