/** What the platform says by e-mail in English; `{name}` places are filled in. */
export const mail = {
  test: {
    subject: 'Test of the policy fulfilment platform',
    text: 'This is a test. You have it because the e-mail configuration works.',
  },
  resetLink: {
    subject: 'Reset your password',
    text: 'Hello,\n\nsomebody asked to reset the password of your account. If it was you, open this link within {minutes} minutes and choose a new one. The link works once:\n\n{link}\n\nIf it was not you, ignore this e-mail: your password stays as it is.',
  },
  contactCode: {
    subject: 'Verification code',
    text: 'You are changing how your account is reached. The code is {code}, and it is valid for {minutes} minutes. Tell it to nobody.\n\nIf it was not you, sign in at once and change your password.',
  },
  wayAdded: {
    subject: 'A way to sign in was added to your account',
    text: 'Hello,\n\nat {time} “{way}” was added to the ways you sign in by.\n\nIf it was not you, remove it under account safety at once and change your password.',
  },
  wayRemoved: {
    subject: 'A way to sign in was removed from your account',
    text: 'Hello,\n\nat {time} “{way}” was removed from the ways you sign in by, and your other sessions were ended.\n\nIf it was not you, change your password at once.',
  },
  newDevice: {
    subject: 'Your account was used on a new device',
    text: 'Hello,\n\nyour account signed in on a new device at {time}, from the address {place}.\n\nIf it was not you, change your password at once and end the other sessions under account safety.',
  },
};
