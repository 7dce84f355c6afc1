import { readConfig } from './read-config.ts';

/** Settings of this process, as every page needs them. */
export const config = readConfig();
