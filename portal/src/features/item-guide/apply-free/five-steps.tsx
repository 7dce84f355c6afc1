import { useTranslations } from 'next-intl';

import { SectionHeading } from '../../../components/content/section-heading.tsx';
import { Steps } from '../../../components/content/steps.tsx';

const steps = ['compare', 'notify', 'confirm', 'publish', 'pay'] as const;

/** How support comes without an application, in five steps. */
export function FiveSteps() {
  const t = useTranslations('applyFree');
  return (
    <section className="mb-10">
      <SectionHeading>{t('stepsTitle')}</SectionHeading>
      <Steps
        steps={steps.map((step) => ({
          key: step,
          name: t(`steps.${step}.name`),
          detail: t(`steps.${step}.text`),
        }))}
      />
    </section>
  );
}
