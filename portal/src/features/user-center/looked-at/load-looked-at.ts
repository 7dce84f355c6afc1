import 'server-only';

import type { Page } from '@policy/shared/contract/kit/entity.ts';

import { readPersonal } from '../../../lib/server-reads/personal-read.ts';
import type { LookedAtQuery } from './looked-at-query.ts';

/** One time that an officer read what is kept of the reader or his company. */
export interface LookedAt {
  id: string;
  time: string;
  actName: string;
  thing: string;
  fields: string | null;
  role: string | null;
  agency: string | null;
  reason: string | null;
}

/** One page of who read what is kept of the reader. */
export const loadLookedAt = ({ current }: LookedAtQuery) =>
  readPersonal((http) => http.get<Page<LookedAt>>('policy/policyuserinfo/lookedAt', { current, size: 20 }));
