import type { CompanyTask } from '@policy/shared/contract/application/calls.ts';
import { useLocale, useTranslations } from 'next-intl';

import { ButtonLink } from '../../components/actions/button.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { DaysLeft } from '../../components/content/days-left.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { ApplicationStatus } from '../../components/feedback/application-status.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { choiceText } from '../../lib/texts/choice-text.ts';
import type { SentRequest } from './load-requests.ts';
import { nextAction } from './next-action.ts';
import { ReturnedRequest } from './requests/returned-request.tsx';

interface WaitingTasksProps {
  tasks: CompanyTask[];
  /** Forms of other requests that came back. */
  returned: readonly SentRequest[];
  /** How many steps wait for the reader, these and those that he decides by his duty. */
  todo: number;
  now: Date;
}

/** What only the company can do, most urgent first: until when, what happens else, and one button each. */
export function WaitingTasks({ tasks, returned, todo, now }: WaitingTasksProps) {
  const t = useTranslations('userCenter.waiting');
  const centre = useTranslations('process.centre');
  const locale = useLocale();
  const total = tasks.length + returned.length;
  return (
    <section aria-labelledby="waiting">
      <SectionHeading id="waiting">
        {t('title')}
        {total > 0 ? <span className="text-base text-ink-faint">{total}</span> : null}
      </SectionHeading>
      {total + todo === 0 ? <p className="text-ink-soft">{t('none')}</p> : null}
      {total > 0 ? (
        <ul className="grid gap-3 lg:grid-cols-2">
          {tasks.map((task) => (
            <Task key={task.id} task={task} now={now} />
          ))}
          {returned.map((request) => (
            <ReturnedRequest key={request.processInstanceId} request={request} />
          ))}
        </ul>
      ) : null}
      {todo > 0 ? (
        <p className="mt-4 -ms-3">
          <ButtonLink look="quiet" iconAfter="arrow-right" href={localHref(locale, '/process/todoWeb')}>
            {centre('todo', { total: todo })}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

function Task({ task, now }: { task: CompanyTask; now: Date }) {
  const t = useTranslations('userCenter');
  const locale = useLocale();
  const { status, due, applyNo } = task;
  const { action, href } = nextAction(task);
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line border-s-4 border-s-grain-700 p-4">
      <div className="grow">
        <h3 className="text-lg">
          <Bilingual zh={task.guideTitle ?? task.projectName} en={task.guideTitleEn} />
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <ApplicationStatus status={status} label={choiceText(locale, 'application.status', status)} />
          {due ? <DaysLeft until={due} now={now} /> : null}
          <span className="font-mono text-sm text-ink-faint">{applyNo}</span>
        </p>
        <p className="mt-2 text-ink-soft">
          {t.rich(`waiting.about.${action}`, { date: () => <DateText value={due} /> })}
        </p>
      </div>
      <p>
        <ButtonLink
          size="small"
          href={localHref(locale, href)}
          aria-label={t('actionOn', { action: t(`actions.${action}`), applyNo })}
        >
          {t(`actions.${action}`)}
        </ButtonLink>
      </p>
    </li>
  );
}
