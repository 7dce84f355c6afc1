import type { FormContent } from '../../contract/process-design/form-calls.ts';

import { fieldAt, holderAt, holderIn, namesIn, propertiesOf } from './form-tree.ts';
import type { FieldPath, Holder, Spot } from './form-tree.ts';

/** Ways in which a field is moved by keys. */
export const moves = ['up', 'down', 'in', 'out'] as const;
export type Move = (typeof moves)[number];

/** A field among those beside it. */
interface Standing {
  content: FormContent;
  holder: Holder;
  names: readonly string[];
  parent: FieldPath;
  index: number;
}

const ways: Record<Move, (standing: Standing) => Spot | null> = {
  up: ({ parent, index }) => (index > 0 ? { parent, index: index - 1 } : null),
  down: ({ parent, names, index }) => (index < names.length - 1 ? { parent, index: index + 2 } : null),
  out: ({ content, parent }) => (parent.length > 0 ? after(content, parent) : null),
  in: ({ holder, names, parent, index }) => {
    const above = names[index - 1];
    if (above === undefined) return null;
    const inside = holderIn(propertiesOf(holder)[above], holder.layout[above]);
    return inside && { parent: [...parent, above], index: namesIn(inside).length };
  },
};

/** Where a move takes a field; null where there is no way. */
export function spotOf(content: FormContent, path: FieldPath, move: Move): Spot | null {
  const parent = path.slice(0, -1);
  const holder = holderAt(content, parent);
  if (!holder || path.length === 0) return null;
  const names = namesIn(holder);
  const index = names.indexOf(path.at(-1) ?? '');
  return index < 0 ? null : ways[move]({ content, holder, names, parent, index });
}

/** The place right after a field. */
function after(content: FormContent, path: FieldPath): Spot | null {
  const parent = path.slice(0, -1);
  const holder = holderAt(content, parent);
  return holder && { parent, index: namesIn(holder).indexOf(path.at(-1) ?? '') + 1 };
}

/** Where a new field goes: into a chosen group or list, else after the chosen field, else to the end. */
export function spotForNew(content: FormContent, selected: FieldPath): Spot {
  const inside = holderAt(content, selected);
  if (inside) return { parent: selected, index: namesIn(inside).length };
  const beside = fieldAt(content, selected) ? after(content, selected) : null;
  const root = holderAt(content, []);
  return beside ?? { parent: [], index: root ? namesIn(root).length : 0 };
}
