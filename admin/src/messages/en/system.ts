import type { system as zh } from '../zh/system.ts';

/** Texts of dictionaries, regions and the recycle bin, in English. */
export const system: typeof zh = {
  entries: 'Entries',
  entriesOf: 'Entries of {name} ({code})',
  pickRoot: 'Click the code of a dictionary',
  regions: 'Regions',
  pickRegion: 'Choose a region on the left, or add one',
  addRegion: 'Add a region',
  addBelow: 'Add below it',
  removeRegion: 'Remove “{name}”?',
  recycle: {
    kind: 'Kind',
    name: 'Name',
    removedBy: 'Removed by',
    removedAt: 'Removed at',
    restore: 'Restore',
    purge: 'Remove for good',
    restoreConfirm: 'Restore the rows chosen?',
    purgeConfirm: 'Remove the rows chosen for good? Nothing brings them back.',
    restored: 'Restored',
    nothing: 'There is nothing that you may look at',
  },
};
