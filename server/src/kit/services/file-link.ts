import type { Services } from './services.ts';

/** Endings that one type of file goes by, besides its own. */
const otherEndings: Partial<Record<string, readonly string[]>> = { jpg: ['jpeg'] };

/** The name under which a file is handed out: it ends in what the file is, whatever somebody called it. */
export function namedAs(shown: string, type: string): string {
  const ending = shown.slice(shown.lastIndexOf('.') + 1).toLowerCase();
  const isTrue = shown.includes('.') && (ending === type || otherEndings[type]?.includes(ending));
  return isTrue ? shown : `${shown}.${type}`;
}

/** The ending of a name that a file is kept under. */
export const typeOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

// Signed as JSON, because no other pair of names has the same text then.
const subjectOf = (name: string, shown: string) => JSON.stringify([name, shown]);

/** What a link is made for. */
interface Linked {
  /** The name that the file is kept under. */
  name: string;
  shown: string;
  seconds: number;
}

/** An address of the server's own that hands out a file under a name for some seconds; all of it is signed. */
export function fileLink(
  { links, clock }: Pick<Services, 'links' | 'clock'>,
  { name, shown, seconds }: Linked,
): string {
  const expires = Math.floor(clock.now().getTime() / 1000) + seconds;
  const told = namedAs(shown, typeOf(name));
  const query = `${links.sign(subjectOf(name, told), expires)}&name=${encodeURIComponent(told)}`;
  return `/api/blade-resource/oss/endpoint/file/${name}?${query}`;
}

/** What a link to a file says. */
interface LinkQuery {
  expires: string;
  signature: string;
  name: string;
}

/** Whether a link was made here for this file under this name, and still holds. */
export const holdsFileLink = (
  { links, clock }: Pick<Services, 'links' | 'clock'>,
  file: string,
  query: LinkQuery,
): boolean => links.holds(subjectOf(file, query.name), query, clock.now());
