import { textOf } from '../../expressions/operators.ts';
import { valueOf } from '../../expressions/template.ts';
import type { Template } from '../../expressions/template.ts';
import type { Notice } from '../../model/definition.ts';
import { labelOf } from '../../model/definition.ts';
import { askCopies } from '../tasks/ask-copies.ts';
import type { Visit } from '../visit.ts';

/** As long as a message may be. */
const longest = { title: 100, text: 1000 };

/** Tells people something on their desks; they are told once it is worked out who they are. */
export function giveNotice(visit: Visit, { title, text, to }: Notice): void {
  const { names, node } = visit;
  const said = (part: Template) => textOf(valueOf(part, names, labelOf(node)));
  const line = said(title)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  askCopies(visit, to, {
    title: (line === '' ? labelOf(node) : line).slice(0, longest.title),
    text: said(text).slice(0, longest.text),
  });
}
