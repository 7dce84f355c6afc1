import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';

import { agreement } from '@policy/shared/contract/entities/content/agreement.ts';
import { agreementPaths } from '@policy/shared/contract/people/agreement-kinds.ts';

import type { Act } from '../../../kit/acts/row-actions.tsx';
import { useAsk } from '../../../kit/acts/use-ask.ts';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useContentActs } from '../use-content-acts.ts';
import { drawn } from '../drawn.ts';
import type { AgreementRow } from './edition-comparison.tsx';
import { useContentWords } from '../use-content-words.ts';

const EditionComparison = lazyPart(() => import('./edition-comparison.tsx'));

/** People agreed to what is published, so that it never goes offline. */
const verbs = ['toReview', 'publish', 'refuse'] as const;

type ListRow = Pick<AgreementRow, 'id' | 'kind' | 'edition' | 'status'>;

/** What is done with editions: their way to the public, a comparison with the one before, and the draft of the next. */
export function useAgreementActs() {
  const t = useContentWords();
  const { can, http } = useWorkplace();
  const navigate = useNavigate();
  const { ask } = useAsk();
  const moves = useContentActs(agreement, verbs);
  const [compared, setCompared] = useState<ListRow | null>(null);
  const draft = ({ id }: ListRow) =>
    ask(t('newEditionConfirm'), async () => {
      const made = await http.post<{ id: string }>(agreementPaths.newEdition, { id });
      void navigate(`${drawn.agreement.address}/edit/${made.id}`);
    });
  const ofRow = (row: ListRow, reload: () => void): Act[] => [
    ...moves.ofRow(row, reload),
    { key: 'compare', label: t('compare'), run: () => setCompared(row) },
    ...(row.status === 'published' && can('agreement_add')
      ? [{ key: 'newEdition', label: t('newEdition'), run: () => draft(row) }]
      : []),
  ];
  const comparison = compared ? (
    <Suspense>
      <EditionComparison key={compared.id} row={compared} onClose={() => setCompared(null)} />
    </Suspense>
  ) : null;
  return { ofRow, ofMany: moves.ofMany, comparison };
}
