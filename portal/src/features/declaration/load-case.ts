import 'server-only';

import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { cache } from 'react';

import { readPersonal, type Personal } from '../../lib/server-reads/personal-read.ts';

/** Everything about one application of the reader's. */
export const loadCase = cache((id: string): Promise<Personal<CaseView>> =>
  readPersonal((http) => http.get<CaseView>(`${application.path}/case`, { id })),
);
