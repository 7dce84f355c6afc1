import { useTranslations } from 'next-intl';

import { Icon } from '../icons/icon.tsx';

/** A part of a long page and its anchor. */
export interface PagePart {
  id: string;
  text: string;
  /** The language of the text, where it is not the page's. */
  lang?: string;
}

/** The parts of a long page, beside it and in view on wide screens, folded above it on narrow ones. */
export function ContentsList({ parts }: { parts: PagePart[] }) {
  const t = useTranslations('ui');
  if (parts.length < 2) return null;
  return (
    <nav
      aria-label={t('contents')}
      className="lg:sticky lg:top-6 lg:self-start lg:[html:has(.preview-banner)_&]:top-24 print:hidden"
    >
      <details className="group rounded-lg border border-line bg-mist-50 lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 font-semibold">
          <span className="grow">{t('contents')}</span>
          <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
        </summary>
        <Parts parts={parts} />
      </details>
      <div className="max-lg:hidden">
        <p className="mb-3 font-semibold">{t('contents')}</p>
        <Parts parts={parts} />
      </div>
    </nav>
  );
}

function Parts({ parts }: { parts: PagePart[] }) {
  return (
    <ol className="max-h-[70vh] overflow-y-auto border-line px-2 pb-3 lg:border-s-2 lg:px-0 lg:pb-0">
      {parts.map((part) => (
        <li key={part.id}>
          <a
            href={`#${part.id}`}
            lang={part.lang}
            className="-ms-0.5 block border-s-2 border-transparent px-3 py-1.5 text-sm leading-snug text-ink-soft no-underline hover:border-wave-600 hover:text-wave-600 elder:py-2.5"
          >
            {part.text}
          </a>
        </li>
      ))}
    </ol>
  );
}
