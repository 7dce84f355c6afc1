import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { useTranslations } from 'next-intl';

import { DateText } from '../../components/content/date-text.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { correctionComments } from './correction-comments.ts';

/** Why an application came back and until when it has to be corrected; nothing for a draft. */
export function CorrectionNotice({ view }: { view: CaseView }) {
  const t = useTranslations('declaration.mend');
  if (view.application.status !== 'supplement') return null;
  const newest = correctionComments(view).at(-1);
  return (
    <div className="mt-6 max-w-reading">
      <Notice tone="warn" title={t('title')}>
        {newest ? <p lang="zh-CN">{newest.content}</p> : null}
        {newest?.deadline ? (
          <p>{t.rich('deadline', { date: () => <DateText value={newest.deadline} /> })}</p>
        ) : null}
        <p>{t('rule')}</p>
      </Notice>
    </div>
  );
}
