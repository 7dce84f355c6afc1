import { unzipSync } from 'fflate';

/** One entry of an archive as its directory states it. */
interface Entry {
  name: string;
  size: number;
  originalSize: number;
}

const most = { entries: 5000, unfolded: 500 * 1_048_576, ratio: 200 };
/** Small archives of much white space unfold many times over and harm nobody. */
const harmless = 16 * 1_048_576;

const parts = {
  ofd: /^OFD\.xml$/,
  docx: /^word\/document\d*\.xml$/,
  xlsx: /^xl\/workbook\d*\.xml$/,
} as const;
/** Every package of Office Open XML has this part (ECMA-376, part 2). */
const contentTypes = '[Content_Types].xml';
const macros = /(?:^|\/)vbaProject\.bin$/i;

/**
 * Which document a zip archive is, by its directory alone: nothing is unfolded.
 * Null for any other archive, and for one that names places outside of itself or would unfold to far more than it is.
 */
export function archiveType(body: Buffer): keyof typeof parts | null {
  const entries = directoryOf(body);
  return entries && isModest(entries) && isInside(entries)
    ? documentOf(entries.map(({ name }) => name))
    : null;
}

function documentOf(names: readonly string[]): keyof typeof parts | null {
  if (names.some((name) => macros.test(name))) return null;
  const [type, ...others] = (['ofd', 'docx', 'xlsx'] as const).filter((one) =>
    names.some((name) => parts[one].test(name)),
  );
  if (!type || others.length > 0) return null;
  return type === 'ofd' || names.includes(contentTypes) ? type : null;
}

function directoryOf(body: Buffer): Entry[] | null {
  const entries: Entry[] = [];
  try {
    unzipSync(body, {
      filter: ({ name, size, originalSize }) => {
        if (entries.length >= most.entries) throw new Error('more entries than a document has');
        entries.push({ name, size, originalSize });
        return false;
      },
    });
  } catch {
    return null;
  }
  return entries;
}

function isModest(entries: readonly Entry[]): boolean {
  const sum = (key: 'size' | 'originalSize') => entries.reduce((total, entry) => total + entry[key], 0);
  const [packed, unfolded] = [sum('size'), sum('originalSize')];
  return unfolded <= Math.min(most.unfolded, Math.max(harmless, packed * most.ratio));
}

/** A name given twice lets two readers see two documents. */
const isInside = (entries: readonly Entry[]): boolean =>
  new Set(entries.map(({ name }) => name.toLowerCase())).size === entries.length &&
  entries.every(({ name }) => !/^[\\/]|^[a-z]:|\\|\0/i.test(name) && !name.split('/').includes('..'));
