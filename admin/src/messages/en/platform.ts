import type { platform as zh } from '../zh/platform.ts';

/** The same in English. */
export const platform: typeof zh = {
  entries: 'Entries',
  entriesOf: 'Entries of {name} ({code})',
  pickRoot: 'Click the code of a dictionary',
  setting: 'Set quota and term',
  quotaHint: '-1 for any number',
  termHint: 'Empty for no end',
  package: 'Set the package',
  packageName: 'Package',
  packageHint: 'Whatever the tenant’s roles hold beyond the package is taken from them.',
  adminAccount: 'Administrator’s account',
  adminPassword: 'Administrator’s password',
  passwordHint: 'At least 8 characters of three kinds; to be changed at first sign-in',
  clientSecret: 'Client secret',
  secretHint: 'At least 12 characters; leave it empty to have one made by rotation',
  rotate: 'Rotate the secret',
  rotateConfirm: 'Make a new secret? The old one stops working at once.',
  rotated: 'The new secret is shown this once. Keep it now.',
  regions: 'Regions',
  pickRegion: 'Choose a region on the left, or add one',
  addRegion: 'Add a region',
  addBelow: 'Add below it',
  removeRegion: 'Remove “{name}”?',
};
