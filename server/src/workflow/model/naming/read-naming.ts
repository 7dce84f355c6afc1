import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Element } from '../moddle.ts';
import { nameOf } from '../refuse-unsupported.ts';
import { ownAttribute } from '../vendor.ts';

/** What of a date a rule may name. */
const dateTokens = ['yyyy', 'yy', 'MM', 'dd'] as const;
export type DateToken = (typeof dateTokens)[number];

/** What a title may name besides dates and fields. */
const titleTokens = [...dateTokens, 'date', 'starter', 'company', 'process', 'serial'] as const;
type TitleToken = (typeof titleTokens)[number];

/** A part of a serial number: words, a part of the date, or the count with so many digits at least. */
export type SerialPart = string | { date: DateToken } | { digits: number };
/** A part of a title: words, something that is known of the process, or a field of the form that it begins with. */
export type TitlePart = string | { token: TitleToken } | { field: string };

/** How the instances of a process are called; null where its author says nothing. */
export interface Naming {
  serial: readonly SerialPart[] | null;
  title: readonly TitlePart[] | null;
}

/** Reads both rules of a process; one that names what nobody knows, or could give a number twice, is refused. */
export function readNaming(process: Element): Naming {
  const [serial, title] = [
    ownAttribute(process, 'Naming', 'serial'),
    ownAttribute(process, 'Naming', 'title'),
  ];
  const node = nameOf(process);
  return {
    serial: serial ? readSerial(serial, node) : null,
    title: title ? readTitle(title, node) : null,
  };
}

const longest = { serial: 60, title: 300 };

function readSerial(rule: string, process: string): readonly SerialPart[] {
  const parts = partsOf(rule, { process, most: longest.serial }, serialPart);
  const counts = parts.filter((part) => typeof part === 'object' && 'digits' in part);
  if (counts.length !== 1) throw new Refusal('workflow.serialCount', { process, rule });
  refuseRepeating(parts, { process, rule });
  return parts;
}

function serialPart(named: string): SerialPart | null {
  if (/^0{1,9}$/.test(named)) return { digits: named.length };
  const date = dateTokens.find((token) => token === named);
  return date ? { date } : null;
}

/** Counts begin anew with each of the dates that the rule names: a month without its year would give its numbers again. */
function refuseRepeating(parts: readonly SerialPart[], facts: { process: string; rule: string }): void {
  const named = parts.flatMap((part) => (typeof part === 'object' && 'date' in part ? part.date : []));
  const [hasYear, hasMonth] = [named.some((one) => one.startsWith('y')), named.includes('MM')];
  if ((hasMonth && !hasYear) || (named.includes('dd') && !hasMonth))
    throw new Refusal('workflow.serialPeriod', facts);
}

const readTitle = (rule: string, process: string): readonly TitlePart[] =>
  partsOf(rule, { process, most: longest.title }, titlePart);

function titlePart(named: string): TitlePart | null {
  const token = titleTokens.find((one) => one === named);
  if (token) return { token };
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(named) ? { field: named } : null;
}

/** Words and what stands in braces between them, in their order. */
function partsOf<Part>(
  rule: string,
  { process, most }: { process: string; most: number },
  read: (named: string) => Part | null,
): readonly (string | Part)[] {
  if (rule.length > most) throw new Refusal('workflow.namingLength', { process, most });
  return rule
    .split(/(\{[^{}]*\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const named = /^\{(.*)\}$/.exec(piece)?.[1];
      const part = named === undefined ? (/[{}]/.test(piece) ? null : piece) : read(named.trim());
      if (part === null) throw new Refusal('workflow.namingToken', { process, token: piece });
      return part;
    });
}
