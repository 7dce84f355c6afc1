// A frame names its file in brackets or after `at`; a path in brackets may have spaces in it.
const framePath = /(\(|\bat (?:async )?)(?:file:\/\/)?(?:\/|[a-z]:[\\/])[^()\n]*[\\/]/gi;
// Elsewhere a path ends with a space or a quote; what follows `https:` or a name is no path of this machine.
const path = /(?<![\w:/\\.-])(?:file:\/\/)?(?:\/|[a-z]:[\\/])(?:[^\s/\\()'"`]+[\\/])+/gi;

/** The same words without the folders of this machine: the names of files stay. */
export const withoutFolders = (text: string): string => text.replace(framePath, '$1').replace(path, '');
