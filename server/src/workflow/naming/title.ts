import type { TitlePart } from '../model/naming/read-naming.ts';
import type { InstanceRow } from '../rows.ts';
import { dateParts } from './serial-number.ts';

interface About {
  instance: Pick<InstanceRow, 'variables' | 'serialNumber' | 'companyName'>;
  /** What the process is called. */
  process: string;
  starterName: string | null;
  now: Date;
}

const longest = 300;

/** The title that a rule makes of what is known at the start; empty where nothing of it is. */
export function titleOf(parts: readonly TitlePart[], { instance, process, starterName, now }: About): string {
  const { variables, serialNumber, companyName } = instance;
  const known = {
    ...dateParts(now),
    ...{ process, serial: serialNumber ?? '', starter: starterName ?? '', company: companyName ?? '' },
  };
  const texts = parts.map((part) => {
    if (typeof part === 'string') return part;
    return 'token' in part ? known[part.token] : said(variables[part.field]);
  });
  return Array.from(texts.join('').trim()).slice(0, longest).join('');
}

/** A field as a title says it; files and groups of fields have no words of their own. */
function said(value: unknown): string {
  if (Array.isArray(value)) return value.map(said).filter(Boolean).join('、');
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
