import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';

/** What is being applied for, by whom, under which number. */
export function DeclarationHead({ view }: { view: CaseView }) {
  const t = useTranslations('declaration');
  const { guideTitle, guideTitleEn, projectName, applyNo, companyName } = view.application;
  const { agencyName, agencyNameEn } = view.application;
  return (
    <header>
      <h1 className="mt-2 text-2xl md:text-3xl">
        <Bilingual zh={guideTitle ?? projectName} en={guideTitleEn} />
      </h1>
      <p className="mt-1 text-ink-faint">
        {t('number')} <span className="font-mono">{applyNo}</span> · <span lang="zh-CN">{companyName}</span>
        {agencyName ? (
          <>
            {' '}
            · {t('agency')} <Bilingual zh={agencyName} en={agencyNameEn} />
          </>
        ) : null}
      </p>
    </header>
  );
}
