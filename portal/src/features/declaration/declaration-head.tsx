import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { useTranslations } from 'next-intl';

/** What is being applied for, by whom, under which number. */
export function DeclarationHead({ view }: { view: CaseView }) {
  const t = useTranslations('declaration');
  const { guideTitle, applyNo, companyName, agencyName } = view.application;
  return (
    <header>
      <h1 lang="zh-CN" className="mt-2 text-2xl md:text-3xl">
        {guideTitle}
      </h1>
      <p className="mt-1 text-ink-faint">
        {t('number')} <span className="font-mono">{applyNo}</span> · <span lang="zh-CN">{companyName}</span>
        {agencyName ? (
          <>
            {' '}
            · {t('agency')} <span lang="zh-CN">{agencyName}</span>
          </>
        ) : null}
      </p>
    </header>
  );
}
