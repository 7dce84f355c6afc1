/** Texts of the recycle bin in English. */
export const recycle = {
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
};
