import { useFormatter, useTranslations } from 'next-intl';

import { isUnsaved, type DraftState } from './draft-state.ts';

/** Whether the server has what is on the screen, and since when; read out when a save is through. */
export function SaveLine({ draft }: { draft: DraftState }) {
  const t = useTranslations('draft');
  const format = useFormatter();
  const saved = draft.savedAt
    ? t('savedAt', {
        time: format.dateTime(draft.savedAt, { hour: '2-digit', minute: '2-digit', hour12: false }),
      })
    : '';
  return (
    <p className="min-h-7 text-sm text-ink-faint">
      <span role="status">{isUnsaved(draft) ? '' : saved}</span>
      {isUnsaved(draft) ? <span>{draft.sending ? t('saving') : t('unsaved')}</span> : null}
    </p>
  );
}
