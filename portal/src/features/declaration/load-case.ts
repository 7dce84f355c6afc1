import 'server-only';

import type { CaseView, EarlierAnswers } from '@policy/shared/contract/application/calls.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { cache } from 'react';

import { readPersonal } from '../../lib/server-reads/personal-read.ts';
import type { DeclarationStep } from './declaration-query.ts';

/** Everything about one application of the reader's; with the list of tasks also what a draft could take over from an earlier one. */
export const loadDeclaration = cache((id: string, step: DeclarationStep) =>
  readPersonal(async (http) => {
    const view = await http.get<CaseView>(`${application.path}/case`, { id });
    const isDraft = view.application.status === 'draft' && view.actions.includes('edit');
    const earlier =
      isDraft && step === 'list'
        ? await http.get<EarlierAnswers | null>(`${application.path}/earlierAnswers`, { id })
        : null;
    return { view, earlier };
  }),
);
