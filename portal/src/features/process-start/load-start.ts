import 'server-only';

import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { StartForm } from '@policy/shared/contract/workflow/starting.ts';
import { notFound } from 'next/navigation';
import { cache } from 'react';

import type { StartParams } from '../../lib/addresses/route-params.ts';
import { foundOrNull } from '../../lib/server-reads/found-or-null.ts';
import { readPersonal } from '../../lib/server-reads/personal-read.ts';

/** The form of a process that the reader may start, the draft that he goes on with, and for whom he acts. */
export interface StartPage {
  facts: StartForm;
  draft: RowOf<typeof processDraft> | null;
  ownerName: string | null;
}

/** The parts of an address one by one: a page and its title ask for the same once. */
const loadParts = cache((processDefKey: string, draftId: string) =>
  readPersonal(async (http): Promise<StartPage> => {
    const [facts, draft, owner] = await Promise.all([
      http.get<StartForm>('blade-workflow/process/getFormByProcessDefKey', { processDefKey }),
      draftId
        ? http.get<RowOf<typeof processDraft>>(`${processDraft.path}/detail`, { id: draftId })
        : Promise.resolve(null),
      foundOrNull(http.get<{ companyName: string | null } | null>(`${portalUser.path}/detailByUid`)),
    ]);
    // The draft of another process says nothing about this one.
    if (draft && draft.processKey !== processDefKey) notFound();
    return { facts, draft, ownerName: owner?.companyName ?? null };
  }),
);

/** What the page of a form needs that starts a process. */
export const loadStart = ({ processDefKey, draftId = '' }: StartParams) => loadParts(processDefKey, draftId);
