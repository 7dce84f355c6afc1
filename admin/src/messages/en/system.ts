import type { system as zh } from '../zh/system.ts';

/** Texts of dictionaries and regions, in English. */
export const system: typeof zh = {
  entries: 'Entries',
  entriesOf: 'Entries of {name} ({code})',
  pickRoot: 'Click the code of a dictionary',
  regions: 'Regions',
  pickRegion: 'Choose a region on the left, or add one',
  addRegion: 'Add a region',
  addBelow: 'Add below it',
  removeRegion: 'Remove “{name}”?',
};
