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
} satisfies Partial<EntityCatalogue>;
