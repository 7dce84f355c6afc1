import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** Folder of the workspace. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** A path inside the workspace. */
export const at = (...parts) => join(root, ...parts);

/** The one package manager version, as package.json pins it. */
export const pnpmVersion = '12.21.0';
