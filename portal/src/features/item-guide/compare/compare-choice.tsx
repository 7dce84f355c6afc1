import { useLocale, useTranslations } from 'next-intl';

import { localHref } from '../../../i18n/local-href.ts';
import { titleIn } from '../guide-rows.ts';
import type { GuideRow } from '../guide-rows.ts';
import { comparePage } from './compared-ids.ts';

/** The form that the boxes of all guides of a list belong to. */
const formId = 'compare';

/** Chooses a guide of a list to be compared. */
export function CompareBox({ row }: { row: Pick<GuideRow, 'id' | 'title' | 'titleEn'> }) {
  const t = useTranslations('itemGuide.compare');
  const title = titleIn(useLocale(), row);
  return (
    <label className="inline-flex min-h-9 cursor-pointer items-center gap-2 text-sm elder:min-h-11 print:hidden">
      <input
        type="checkbox"
        name="id"
        value={row.id}
        form={formId}
        aria-label={t('chooseOne', { title })}
        className="size-5 shrink-0 accent-wave-600 elder:size-6"
      />
      <span aria-hidden="true">{t('choose')}</span>
    </label>
  );
}

/** Leads to the guides that were chosen, side by side; a plain form, which asks for no script. */
export function CompareForm() {
  const t = useTranslations('itemGuide.compare');
  return (
    <form
      id={formId}
      action={localHref(useLocale(), comparePage)}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden"
    >
      <button
        type="submit"
        className="min-h-11 rounded-md border border-control bg-paper px-4 font-semibold text-wave-700 hover:bg-mist-100"
      >
        {t('submit')}
      </button>
      <p className="text-sm text-ink-soft">{t('hint')}</p>
    </form>
  );
}
