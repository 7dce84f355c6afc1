import { isStructure, type Structure } from './structure.ts';

// Not under the site key: what belongs to the session is cleared when it ends, this has to outlive that.
const prefix = 'unsaved-declaration-';

/** What a reader has typed and the server does not have yet, with what it was typed over. */
interface Unsaved {
  base: Structure;
  values: Structure;
  /** What he says of it besides. */
  note?: string;
}

function isUnsaved(value: unknown): value is Unsaved {
  if (!isStructure(value) || !isStructure(value.base) || !isStructure(value.values)) return false;
  return value.note === undefined || typeof value.note === 'string';
}

/** Keeps unsaved values in this tab, so that signing in again loses nothing. */
export function keepUnsaved(name: string, values: Unsaved): void {
  try {
    window.sessionStorage.setItem(prefix + name, JSON.stringify(values));
  } catch {
    // Full or forbidden: the page itself still holds the values.
  }
}

/** The unsaved values of this tab, or null. */
export function readUnsaved(name: string): Unsaved | null {
  try {
    const text = window.sessionStorage.getItem(prefix + name);
    const read: unknown = text === null ? null : JSON.parse(text);
    return isUnsaved(read) ? read : null;
  } catch {
    // Forbidden, or something else wrote here.
    return null;
  }
}

/** Forgets one record, or all of them when its owner signs out. */
export function forgetUnsaved(name?: string): void {
  try {
    const { sessionStorage } = window;
    const keys = name === undefined ? Object.keys(sessionStorage) : [prefix + name];
    keys.filter((key) => key.startsWith(prefix)).forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
