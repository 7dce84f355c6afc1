import { nameUnder } from './site.ts';
import type { SiteKey } from './site.ts';

/** One stored record: the content, its type by name, when it was stored (ms) and where. */
export interface StoredRecord {
  content?: unknown;
  dataType: string;
  datetime: number;
  type: 'local' | 'session';
}

// Checked by hand: every public page reads a record, and a schema library would double what those pages load.
function isStoredRecord(value: unknown): value is StoredRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { dataType, datetime, type }: Partial<Record<keyof StoredRecord, unknown>> = value;
  return (
    typeof dataType === 'string' && typeof datetime === 'number' && (type === 'local' || type === 'session')
  );
}

/** Part of the web's Storage that a store needs. */
export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What says whether something is of a shape: any schema of zod or zod/mini. */
interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; data?: undefined };
}

/** Where a site keeps things in this browser; foreign or broken content reads as absent. */
export interface SiteStore {
  record(name: string): StoredRecord | null;
  read<T>(name: string, schema: Schema<T>): T | null;
  write(name: string, content: unknown, type?: StoredRecord['type']): void;
  remove(name: string): void;
  /** Removes everything of this site but what `keep` names. */
  clear(keep?: readonly string[]): void;
}

interface StorePorts {
  local?: KeyValues;
  session?: KeyValues;
  now?: () => number;
}

/** Opens a site's store over local and session storage, or over memory where there is no browser. */
export function createSiteStore(site: SiteKey, ports: StorePorts = {}): SiteStore {
  const places = {
    session: ports.session ?? browserStorage('sessionStorage'),
    local: ports.local ?? browserStorage('localStorage'),
  };
  const now = ports.now ?? Date.now;
  const record = (name: string) => {
    const key = nameUnder(site, name);
    return parse(places.session.getItem(key)) ?? parse(places.local.getItem(key));
  };
  const remove = (key: string) => Object.values(places).forEach((place) => place.removeItem(key));
  return {
    record,
    read: (name, schema) => schema.safeParse(record(name)?.content).data ?? null,
    write(name, content, type = 'local') {
      const stored: StoredRecord = { content, dataType: typeof content, datetime: now(), type };
      places[type].setItem(nameUnder(site, name), JSON.stringify(stored));
    },
    remove: (name) => remove(nameUnder(site, name)),
    clear(keep = []) {
      const kept = new Set(keep.map((name) => nameUnder(site, name)));
      const keys = Object.values(places).flatMap(keysOf);
      keys.filter((key) => key.startsWith(nameUnder(site, '')) && !kept.has(key)).forEach(remove);
    },
  };
}

function parse(text: string | null): StoredRecord | null {
  if (text === null) return null;
  try {
    const read: unknown = JSON.parse(text);
    return isStoredRecord(read) ? read : null;
  } catch {
    // Something else wrote here; it is not ours to trust.
    return null;
  }
}

const keysOf = (place: KeyValues) =>
  Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');

function browserStorage(kind: 'localStorage' | 'sessionStorage'): KeyValues {
  try {
    if (kind in globalThis) return globalThis[kind];
  } catch {
    // A browser that forbids storage throws on the mere look; the session then lasts as long as the page.
  }
  return memoryStorage(new Map());
}

/** What a browser keeps texts under, kept in a map. */
export function memoryStorage(values: Map<string, string>): KeyValues {
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
