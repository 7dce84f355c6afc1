import { declarationTasks, type DeclarationTask } from '@policy/shared/contract/application/calls.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { useLocale, useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import type { StepProps } from './step-props.ts';

/** The heading of a step: for which item and under which number, which step of how many, and the way back to the tasks. */
export function StepHead({ task, view, path }: StepProps & { task: DeclarationTask }) {
  const t = useTranslations('declaration');
  const locale = useLocale();
  const { guideTitle, guideTitleEn, projectName, applyNo } = view.application;
  const total = declarationTasks.length;
  return (
    <header className="mb-6">
      <p className="mt-2">
        <LocalLink href={path} className="link inline-flex min-h-9 items-center gap-1">
          <Icon name="chevron-left" className="size-4" />
          {t('back')}
        </LocalLink>
      </p>
      <p className="text-ink-faint">
        <Bilingual zh={guideTitle ?? projectName} en={guideTitleEn} /> · {t('number')}{' '}
        <span className="font-mono">{applyNo}</span>
      </p>
      <h1 className="mt-1 text-2xl md:text-3xl">
        <span className="block text-base font-normal text-ink-soft">
          {t('step', { step: declarationTasks.indexOf(task) + 1, total })}
        </span>
        {catalogue(locale).application.tasks[task]}
      </h1>
    </header>
  );
}
