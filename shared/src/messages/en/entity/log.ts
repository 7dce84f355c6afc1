import type { EntityCatalogue } from '../../kit.ts';

const place = { serviceId: 'Service', serverHost: 'Host', serverIp: 'Server address', env: 'Environment' };

/** Logs in English. */
export const logEntities = {
  apiLog: {
    title: 'API log',
    fields: {
      ...place,
      title: 'Title',
      method: 'Method',
      requestUri: 'Call',
      statusCode: 'Status code',
      time: 'Duration (ms)',
      createBy: 'Caller',
      remoteIp: 'Client address',
      traceId: 'Trace id',
      userAgent: 'User agent',
      params: 'Parameters',
    },
    choices: {},
  },
  usualLog: {
    title: 'General log',
    fields: {
      ...place,
      logLevel: 'Level',
      logId: 'Log id',
      logData: 'Data',
      requestUri: 'Call',
      createBy: 'Caller',
      remoteIp: 'Client address',
      traceId: 'Trace id',
      userAgent: 'User agent',
    },
    choices: { logLevel: { info: 'Information', warn: 'Warning', error: 'Error' } },
  },
  errorLog: {
    title: 'Error log',
    fields: {
      source: 'Source',
      type: 'Error',
      message: 'Message',
      url: 'Address',
      userId: 'Person',
      traceId: 'Trace id',
      statusCode: 'Status code',
      method: 'Method',
      time: 'Met at',
      info: 'More',
      stack: 'Stack',
    },
    choices: { source: { server: 'Server', browser: 'Browser' } },
  },
  loginLog: {
    title: 'Sign-in log',
    fields: {
      account: 'Account',
      result: 'Result',
      reason: 'Reason',
      grantType: 'Grant',
      clientId: 'Client',
      remoteIp: 'Client address',
      userAgent: 'User agent',
    },
    choices: {
      result: {
        success: 'Signed in',
        failure: 'Refused',
        locked: 'Locked',
        logout: 'Signed out',
        ended: 'Ended by an administrator',
        challenged: 'Second step asked',
      },
      reason: {
        wrong: 'Wrong account or password',
        captcha: 'Wrong captcha',
        locked: 'Too many failures',
        client: 'Unknown client',
        grant: 'Grant not available',
        tenant: 'Tenant not usable',
        noRole: 'No role',
        social: 'Third-party sign-in failed',
        secondStep: 'Right password, code awaited',
        secondFactor: 'Wrong or outdated code',
        other: 'Other',
      },
    },
  },
} satisfies Partial<EntityCatalogue>;
