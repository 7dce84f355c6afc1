/** Texts of the screens that watch over the system, in English. */
export const monitor = {
  account: 'Account',
  realName: 'Name',
  clientId: 'Client',
  remoteIp: 'IP',
  userAgent: 'Device',
  createTime: 'Signed in',
  lastSeenAt: 'Last active',
  itsCall: 'Its call',
  itsKind: 'Its kind',
  itsEntries: 'Its entries',
  fold: 'Fold',
  unfold: 'Unfold',
  end: 'End session',
  endConfirm: 'End this session? The person will have to sign in again.',
};
