import { useLocale, useTranslations } from 'next-intl';
import { localHref } from '../../i18n/local-href.ts';
import { HiddenInputs } from './hidden-inputs.tsx';
import { SortChoice } from './sort-choice.tsx';

interface SortSelectProps {
  action: string;
  value: string;
  options: { value: string; label: string }[];
  state: Record<string, string>;
}

/** The order of a list, as a GET form: choosing is enough where scripts run, and a button stands there without them. */
export function SortSelect({ action, value, options, state }: SortSelectProps) {
  const t = useTranslations('ui');
  const locale = useLocale();
  return (
    <form action={localHref(locale, action)} className="flex items-center gap-2 text-sm print:hidden">
      <HiddenInputs values={state} />
      <label htmlFor="sort" className="shrink-0">
        {t('sortBy')}
      </label>
      <SortChoice value={value} options={options} hint={t('sortHint')} />
      <button
        type="submit"
        className="no-script-only min-h-9 shrink-0 rounded-md border border-control px-3 hover:bg-mist-100 elder:min-h-11"
      >
        {t('apply')}
      </button>
    </form>
  );
}
