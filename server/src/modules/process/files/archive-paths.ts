/** Longest part of a path; file systems take 255 bytes, and a letter may be four. */
const longest = 60;
// What no file system takes, what steers a terminal, and what turns the direction of text so that an ending looks like another.
// oxlint-disable-next-line no-control-regex
const unsafe = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff\\/:*?"<>|]/g;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Paths of files in an archive: no part leaves its folder or is refused by a system that unpacks it, and no two are the same. */
export function archivePaths(files: readonly { folders: readonly string[]; name: string }[]): string[] {
  const taken = new Set<string>();
  return files.map(({ folders, name }) => {
    const folder = folders.map((one) => safePart(one)).join('/');
    const { stem, ending } = splitName(name);
    for (let number = 1; ; number += 1) {
      const path = `${folder}/${stem}${number === 1 ? '' : ` (${number})`}${ending}`;
      // There are systems to which capitals make no difference.
      const key = path.normalize('NFC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
  });
}

function splitName(name: string): { stem: string; ending: string } {
  const safe = safePart(name, name.length);
  const dot = safe.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
  return { stem: cut(stem, longest), ending: cut(ending, longest) };
}

/** A name that stays where it is put; blanks and dots at its ends would be dropped or mean another folder. */
function safePart(text: string, most = longest): string {
  const plain = cut(text.normalize('NFC').replace(unsafe, '_'), most).replace(/^[\s.]+|[\s.]+$/g, '');
  if (plain === '') return '_';
  return reserved.test(plain) ? `_${plain}` : plain;
}

/** No letter is cut in two. */
const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('');
