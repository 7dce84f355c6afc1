import type { signInArea as zh } from '../zh/sign-in.ts';

/** Texts of sessions, locks and the applications that people sign in through, in English. */
export const signInArea: typeof zh = {
  sessions: {
    account: 'Account',
    realName: 'Name',
    clientId: 'Client',
    remoteIp: 'IP',
    userAgent: 'Device',
    createTime: 'Signed in',
    lastSeenAt: 'Last active',
    lockedFor: 'Locked for',
    lockKinds: {
      address: 'This address',
      account: 'All new devices',
      device: 'Known devices',
      person: 'Proofs of the own password',
      codeAddress: 'Codes from this address',
      codeAccount: 'Codes from all new devices',
      codeDevice: 'Codes from known devices',
    },
    failures: 'Failures',
    lastFailure: 'Last failure',
    until: 'Until',
    unlock: 'Unlock',
    unlockConfirm: 'Unlock this account? All of its locks end.',
    end: 'End session',
    endConfirm: 'End this session? The person will have to sign in again.',
  },
  clients: {
    clientSecret: 'Client secret',
    secretHint: 'At least 12 characters; leave it empty to have one made by rotation',
    rotate: 'Rotate the secret',
    rotateConfirm: 'Make a new secret? The old one stops working at once.',
    rotated: 'The new secret is shown this once. Keep it now.',
  },
};
