import { useTranslations } from 'next-intl';

import { DateText } from '../../../components/content/date-text.tsx';
import { SectionHeading } from '../../../components/content/section-heading.tsx';
import { InBrowser } from '../../../components/feedback/in-browser.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { formRoom } from '../../../components/schema-form/form-room.ts';
import { decisionPath } from '../../../lib/addresses/process-paths.ts';
import type { OwnProcess } from '../own/own-process.ts';
import { LazyDecideForm } from './lazy-decide-form.tsx';

/** The step that waits for the reader, by what he is for his company, and what it asks of him; nothing where none does. */
export function OwnDecision({ detail, today }: { detail: OwnProcess; today: string }) {
  const t = useTranslations('process.decide');
  const { process, isMine, dutyNames, buttons, form, stepForm } = detail;
  const { processInstanceId, taskId, taskName, dueTime, rev } = process;
  if (taskId === null || rev === null) return null;
  if (!isMine) return <NotTheirs detail={detail} />;
  return (
    <section className="mt-8 print:hidden" aria-labelledby="decide">
      <SectionHeading id="decide">
        <span>{t.rich('title', { step: () => <span lang="zh-CN">{taskName}</span> })}</span>
      </SectionHeading>
      <p className="mb-6 max-w-reading text-ink-soft">
        {dutyNames.length > 0 ? t('asDuty', { duties: dutyNames.join(t('or')) }) : null}
        {dueTime ? t.rich('due', { date: () => <DateText value={dueTime} withTime /> }) : null}
      </p>
      <InBrowser
        families={['draft', 'process', 'realName']}
        noScript={t('noScript')}
        loading={t('loading')}
        reserve={formRoom}
      >
        {/* What was typed for one task is not sent for the next. */}
        <LazyDecideForm
          key={`${taskId} ${String(rev)}`}
          {...{ buttons, form, stepForm, today }}
          task={{ taskId, rev, ...(stepForm ? { formVersion: stepForm.version } : {}) }}
          path={decisionPath({ processInstanceId, taskId })}
        />
      </InBrowser>
    </section>
  );
}

/** Why a member of the company does not decide a step that he has opened. */
function NotTheirs({ detail: { process, dutyNames } }: { detail: OwnProcess }) {
  const t = useTranslations('process.decide');
  if (dutyNames.length === 0 || process.status !== 'running') return null;
  return (
    <div className="mt-6 max-w-reading print:hidden">
      <Notice tone="info">{t('others', { duties: dutyNames.join(t('or')) })}</Notice>
    </div>
  );
}
