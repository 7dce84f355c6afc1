/** Texts of the ways to sign in over a provider, in English. */
export const signOn = {
  secretKey: 'Client secret',
  sm4Key: 'SM4 key that was agreed on',
  smPrivateKey: 'SM2 private key of this platform',
  secretHint: 'Never shown again; empty keeps the one that is there',
  simulated:
    'A simulated provider is on: its people are made up, and anybody can choose who he is. Not for real use.',
  test: 'Test the connection',
  outcomes: 'Last sign-ons',
  passed: 'Passed',
  failed: 'Failed',
  nothing: 'Nobody has signed on with it yet',
  ms: '{ms} ms',
  steps: {
    discover: 'Description of the provider',
    authorize: 'Consent there',
    return: 'Return to this site',
    token: 'Token for the code',
    signature: 'Signatures',
    decryption: 'Decryption of the answer',
    identity: 'Proof of identity',
    account: 'Account here',
  },
};
