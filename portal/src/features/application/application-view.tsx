import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { ListRowOf } from '@policy/shared/contract/kit/entity.ts';
import { useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { Steps } from '../../components/content/steps.tsx';
import { EntryPanel } from './entry-panel.tsx';
import type { Entry } from './entry.ts';
import { NeededMaterials } from './needed-materials.tsx';
import type { Material } from './needed-materials.tsx';

interface ApplicationViewProps {
  guide: ListRowOf<typeof itemGuide>;
  materials: Material[];
  entry: Entry;
}

const steps = ['company', 'form', 'materials', 'account', 'submit'] as const;
const formMinutes = 15;
const minutesEach = 3;

/** The start page: what applying takes, who may, what is done with the data, and the way in. */
export function ApplicationView({ guide, materials, entry }: ApplicationViewProps) {
  const t = useTranslations('application');
  return (
    <>
      <h1 className="mt-2 text-2xl md:text-3xl">
        {t.rich('heading', { title: () => <Bilingual zh={guide.title} en={guide.titleEn} /> })}
      </h1>
      <p className="mt-2 max-w-reading text-lg text-ink-soft">
        {t('lead', { minutes: minutesFor(materials) })}
      </p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-10">
          <section>
            <SectionHeading>{t('steps.title')}</SectionHeading>
            <Steps
              steps={steps.map((key) => ({ key, name: t(`steps.${key}`), detail: t(`steps.${key}Hint`) }))}
            />
          </section>
          <section>
            <SectionHeading>{t('materials.title')}</SectionHeading>
            <NeededMaterials materials={materials} />
          </section>
          <section>
            <SectionHeading>{t('conditions')}</SectionHeading>
            <ol
              lang="zh-CN"
              className="max-w-reading list-decimal space-y-2 ps-6 marker:font-bold marker:text-wave-600"
            >
              {guide.conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ol>
          </section>
          <section>
            <SectionHeading>{t('privacy.title')}</SectionHeading>
            <div className="max-w-reading space-y-2 text-ink-soft">
              <p>{t('privacy.why')}</p>
              <p>{t('privacy.account')}</p>
              <p>{t('privacy.rights')}</p>
            </div>
          </section>
        </div>
        <EntryPanel guide={guide} entry={entry} />
      </div>
    </>
  );
}

/** How long filling in takes a company that has its papers at hand, in minutes, rounded to five. */
function minutesFor(materials: readonly { isShared: number; source: string }[]): number {
  const own = materials.filter(({ isShared, source }) => isShared === 0 && source !== 'company_form').length;
  return Math.ceil((formMinutes + own * minutesEach) / 5) * 5;
}
