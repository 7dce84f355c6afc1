import 'server-only';

import { ownDataPath } from '@policy/shared/contract/desk/own-data.ts';
import type { OwnDataState } from '@policy/shared/contract/desk/own-data.ts';

import { readPersonal } from '../../lib/server-reads/personal-read.ts';
import { loadOwnConsents } from '../../lib/server-reads/own-consents.ts';
import type { PersonalQuery } from './personal-query.ts';
import type { OwnSession, Person, SecondFactorState } from './own-account.ts';
import type { SignInWays } from '@policy/shared/contract/sign-in/ways.ts';

const sessionsAtOnce = 10;

/** What a reader's own page shows: himself, his second step, and one page of where he is signed in. */
export const loadPersonal = ({ current }: PersonalQuery) =>
  readPersonal(async (http) => {
    const [person, factor, ways, copy, consents, sessions] = await Promise.all([
      http.get<Person>('blade-user/info'),
      http.get<SecondFactorState>('blade-user/second-factor/state'),
      http.get<SignInWays>('blade-user/sign-in-way/list'),
      http.get<OwnDataState>(`${ownDataPath}/state`),
      loadOwnConsents(http),
      http.get<{ records: OwnSession[]; pages: number; current: number }>('blade-user/session/mine', {
        ...{ current, size: sessionsAtOnce },
      }),
    ]);
    return { person, factor, ways, copy, consents, sessions };
  });
