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
      sort: 'Order',
      status: 'State',
    },
    help: {
      returnAddresses: 'One whole address of a sign-in page of this site on a line, as registered there',
      claims:
        'Lines “ours = theirs”: subject, name, level, userType, idNumber, phone, companyName, creditCode, legalPerson, enterpriseIs',
    },
    choices: {
      kind: { oidc: 'OpenID Connect', oauth2: 'OAuth2 with user info', local: 'Simulated, of the box' },
      audience: { applicant: 'Portal', officer: 'Back-office', both: 'Both' },
      status: { 1: 'On', 0: 'Off' },
    },
  },
} satisfies Partial<EntityCatalogue>;
