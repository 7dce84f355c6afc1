import { useLocale, useTranslations } from 'next-intl';
import { localHref } from '../../i18n/local-href.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { HiddenInputs } from './hidden-inputs.tsx';
import { SuggestInput } from './suggest-input.tsx';

interface SearchBoxProps {
  /** The path that answers, without a language. */
  action: string;
  label: string;
  id: string;
  value?: string;
  /** The rest of the list's state that the search keeps. */
  state?: Record<string, string>;
  className?: string;
  /** It searches everything, so that titles are offered while somebody types. */
  isWhole?: boolean;
}

const inputLook =
  'min-h-11 w-full min-w-0 rounded-s-md border-2 border-e-0 border-wave-600 bg-paper px-3 placeholder:text-ink-faint';

/** One field and one button as a plain GET form; the field's name is `keyword` everywhere. */
export function SearchBox({ action, label, id, value = '', state = {}, className, isWhole }: SearchBoxProps) {
  const t = useTranslations('ui');
  const locale = useLocale();
  const input = {
    ...{ id, name: 'keyword', type: 'search', defaultValue: value, maxLength: 100 },
    ...{ placeholder: label, autoComplete: 'off', className: inputLook },
  };
  return (
    <form
      role="search"
      aria-label={label}
      action={localHref(locale, action)}
      className={classNames('flex print:hidden', className)}
    >
      <HiddenInputs values={state} />
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {isWhole ? (
        <SuggestInput {...input} texts={{ list: t('suggestions'), keys: t('suggestionKeys') }} />
      ) : (
        <input {...input} />
      )}
      <button
        type="submit"
        className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-e-md border-2 border-wave-600 bg-wave-600 px-4 font-semibold text-white hover:bg-wave-700"
      >
        <Icon name="search" />
        <span className="max-sm:sr-only">{t('search')}</span>
      </button>
    </form>
  );
}
