import type { signInWays as zh } from '../../zh/pages/sign-in-ways.ts';

/** Texts of the ways to sign in, on the sign-in page and in a person's own settings, in English. */
export const signInWays: typeof zh = {
  or: 'Other ways to sign in',
  provider: 'Sign in with {name}',
  simulated: 'simulated',
  passkey: 'Sign in with a passkey',
  returning: 'Finishing the sign-in…',
  byKey: 'Verify with a passkey',
  deviceUnsupported: 'This browser, or this address, does not support passkeys',
  deviceCancelled:
    'The device did not finish: it was cancelled, took too long, or has no passkey for this site',
  deviceKnown: 'This device has a passkey for this account already',
  logins: 'Identities tied to your account',
  loginsLead: 'You can sign in to the back-office with each of them.',
  loginsNone: 'None is tied.',
  loginOff: 'switched off',
  bind: 'Tie {name}',
  bound: 'You can sign in with {name} from now on.',
  unbind: 'Untie',
  unbindAsk: 'Untie {name}? Your other sessions end.',
  passkeys: 'Passkeys',
  passkeysLead:
    'Sign in by your fingerprint, your face or the screen lock, without a password. Where a role asks for a second factor, its code is asked for all the same.',
  passkeysNone: 'You have none.',
  added: 'added {time}',
  used: 'added {time}, last used {used}',
  synced: 'kept by the maker of the device',
  add: 'Add a passkey',
  label: 'Name',
  labelRequired: 'Give the passkey a name',
  rename: 'Rename',
  remove: 'Remove',
  removeAsk: 'Remove the passkey “{label}”? Your other sessions end.',
  password: 'Your password',
  passwordRequired: 'Enter your password',
  fresh: 'You have no password: do this within ten minutes of signing in, or sign out and in again first.',
};
