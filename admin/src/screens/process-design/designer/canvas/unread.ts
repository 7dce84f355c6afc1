/** Something of a document that the libraries could not read, or not as it stands. */
export interface Unread {
  kind: 'unparsable' | 'unresolved' | 'unknownAttribute' | 'doubled' | 'other';
  /** The name or the id that it is about; empty where the libraries tell none. */
  about: string;
}

// The libraries say it in English alone.
const said: readonly [Exclude<Unread['kind'], 'other'>, RegExp][] = [
  ['unparsable', /^unparsable content (?:<?([^\s>/]+).*)?detected/],
  ['unresolved', /^unresolved reference <([^>]*)>/],
  ['unknownAttribute', /^unknown attribute <([^>]*)>/],
  ['doubled', /^multiple DI elements defined for <[^ >]+ id="([^"]*)"/],
];

/** What a warning of the libraries is about. */
export function unreadOf(warning: unknown): Unread {
  const text = messageOf(warning);
  for (const [kind, pattern] of said) {
    const found = pattern.exec(text);
    if (found) return { kind, about: found[1] ?? '' };
  }
  return { kind: 'other', about: '' };
}

const messageOf = (warning: unknown): string =>
  typeof warning === 'object' && warning !== null && 'message' in warning
    ? String(warning.message)
    : String(warning);
