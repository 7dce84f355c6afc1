import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { useLocale, useTranslations } from 'next-intl';

import { TaskList } from '../../components/content/task-list.tsx';
import { Tag, type Tone } from '../../components/feedback/tag.tsx';
import { localHref } from '../../i18n/local-href.ts';
import type { StepProps } from './step-props.ts';
import { DeclarationHead } from './declaration-head.tsx';
import { CorrectionNotice } from './correction-notice.tsx';
import { ReuseOffer } from './reuse/reuse-offer.tsx';
import { doneOf, taskEntries, type EntryState } from './task-entries.ts';

const tones: Partial<Record<EntryState, Tone>> = { todo: 'info', doing: 'info', mend: 'warn' };

/** The tasks of a declaration in any order, each with where it stands. */
export function TasksPage({ view, path, earlier }: StepProps) {
  const t = useTranslations('declaration');
  const locale = useLocale();
  const names = catalogue(locale).application.tasks;
  const entries = taskEntries({ ...view, status: view.application.status });
  return (
    <>
      <DeclarationHead view={view} />
      <CorrectionNotice view={view} />
      {earlier ? <ReuseOffer id={view.application.id} earlier={earlier} path={path} /> : null}
      <p className="mt-6 mb-3 text-ink-soft">{t('doneOf', doneOf(entries))}</p>
      <TaskList
        tasks={entries.map(({ key, step, state }) => ({
          key,
          name: names[key],
          hint: t(`hints.${key}`),
          status: <TaskState state={state} />,
          ...(state === 'locked' ? {} : { href: localHref(locale, `${path}?step=${step}`) }),
        }))}
      />
      <p className="mt-6 text-ink-faint">{t('saved')}</p>
    </>
  );
}

/** Done is plain text, so that what is left stands out; what cannot be started is grey. */
function TaskState({ state }: { state: EntryState }) {
  const t = useTranslations('declaration.states');
  const tone = tones[state];
  if (tone) return <Tag tone={tone}>{t(state)}</Tag>;
  return <span className={state === 'done' ? '' : 'text-ink-faint'}>{t(state)}</span>;
}
