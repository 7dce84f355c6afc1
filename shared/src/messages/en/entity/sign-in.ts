import type { EntityCatalogue } from '../../kit.ts';

/** English texts of applications that people sign in through. */
export const signInEntities = {
  client: {
    title: 'Client',
    fields: {
      clientId: 'Client ID',
      grantTypes: 'Grant types',
      userType: 'User type',
      accessTokenSeconds: 'Token lifetime (seconds)',
      idleSeconds: 'Idle session limit (seconds)',
    },
    choices: {
      userType: { 1: 'Back-office', 2: 'Portal', 0: 'Both' },
      grantTypes: {
        captcha: 'Password with captcha',
        password: 'Password',
        refresh_token: 'Refresh token',
        social: 'Third-party sign-in',
      },
    },
  },
  identityProvider: {
    title: 'Sign-on provider',
    fields: {
      name: 'Name',
      nameEn: 'English name',
      code: 'Code',
      kind: 'Kind',
      audience: 'For',
      issuer: 'Issuer',
      authorizeUrl: 'Authorisation address',
      tokenUrl: 'Token address',
      userInfoUrl: 'User-info address',
      clientId: 'Client id',
      scope: 'Scope',
      returnAddresses: 'Allowed return addresses',
      claims: 'Field names',
      smCipher: 'Encryption (SM4)',
      smKeyKind: 'SM4 key',
      smSigning: 'Signing (SM2 with SM3)',
      smPublicKey: 'Their SM2 public key',
      smUserId: 'User id in signatures',
      smDetails: 'Form of messages',
      sort: 'Order',
      status: 'State',
    },
    help: {
      returnAddresses: 'One whole address of a sign-in page of this site on a line, as registered there',
      claims:
        'Lines “ours = theirs”: subject, name, level, userType, idNumber, phone, companyName, creditCode, legalPerson, enterpriseIs',
      smCipher:
        'As the documents of the province ask for it; ECB, and CBC without a signature, do not tell when something was altered: sign as well',
      smPublicKey: 'In hex: 130 digits beginning with 04',
      smUserId: 'Empty for 1234567812345678',
      smDetails:
        'Lines “ours = theirs”: client, data, key, iv, signature, timestamp and nonce are names of fields; encoding (base64 or hex), order (c1c3c2 or c1c2c3) and signatureForm (raw or der) say how values are written',
    },
    choices: {
      kind: { oidc: 'OpenID Connect', oauth2: 'OAuth2 with user info', local: 'Simulated, of the box' },
      smCipher: { cbc: 'CBC, a new initial vector each time', ecb: 'ECB' },
      smKeyKind: { fixed: 'One that was agreed on', wrapped: 'A new one each time, wrapped by SM2' },
      smSigning: { request: 'We sign requests', answer: 'They sign answers', both: 'Both' },
      audience: { applicant: 'Portal', officer: 'Back-office', both: 'Both' },
      status: { 1: 'On', 0: 'Off' },
    },
  },
} satisfies Partial<EntityCatalogue>;
