import type { DeclarationTask } from '@policy/shared/contract/application/calls.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { useLocale, useTranslations } from 'next-intl';

import { Icon } from '../../components/icons/icon.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';

/** The heading of a step and the way back to the list of tasks. */
export function StepHead({ task, path }: { task: DeclarationTask; path: string }) {
  const t = useTranslations('declaration');
  const locale = useLocale();
  return (
    <header className="mb-6">
      <p className="mt-2">
        <LocalLink href={path} className="link inline-flex min-h-9 items-center gap-1">
          <Icon name="chevron-left" className="size-4" />
          {t('back')}
        </LocalLink>
      </p>
      <h1 className="mt-1 text-2xl md:text-3xl">{catalogue(locale).application.tasks[task]}</h1>
    </header>
  );
}
