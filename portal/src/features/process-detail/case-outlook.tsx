import type { CaseOutlook, CaseView, StageView } from '@policy/shared/contract/application/calls.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { useLocale, useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { Timeline } from '../../components/content/timeline.tsx';

interface OutlookProps {
  status: CaseView['application']['status'];
  outlook: CaseOutlook;
}

/** The stages of a case with the days on which they were finished or are promised; at the present one who has it, and why it stands. */
export function CaseOutlookList({ status, outlook }: OutlookProps) {
  const t = useTranslations('processDetail');
  const entries = outlook.stages.map((stage) => ({
    key: stage.key,
    title: t(`stages.${stage.key}`),
    meta: <StageDay stage={stage} />,
    body:
      stage.state === 'current' ? (
        <>
          <Holders holders={outlook.holders} />
          <Standstill status={status} until={outlook.until} />
        </>
      ) : null,
    state: stage.state,
    stateText: t(`timeline.${stage.state}`),
  }));
  return <Timeline entries={entries} />;
}

/** When a stage was finished, by when it is promised, or after what it comes. */
function StageDay({ stage: { key, state, doneAt, promisedBy } }: { stage: StageView }) {
  const t = useTranslations('processDetail');
  if (state === 'failed') return t('timeline.failed');
  if (doneAt) return t.rich('stageDays.done', { date: () => <DateText value={doneAt} /> });
  const about = key === 'publicity' || key === 'review' ? key : 'other';
  if (promisedBy) return t.rich(`stageDays.${about}`, { date: () => <DateText value={promisedBy} /> });
  return key === 'publicity' || key === 'payment' ? t(`stageDays.after.${key}`) : null;
}

/** Who has the case in hand, by agency and duty. */
function Holders({ holders }: Pick<CaseOutlook, 'holders'>) {
  const t = useTranslations('processDetail.holders');
  const parts: Record<string, string> = catalogue(useLocale()).application.parts;
  return holders.map(({ part, agencyName, agencyNameEn }) => (
    <p key={`${part} ${agencyName ?? ''}`}>
      {part === 'applicant'
        ? t('applicant')
        : t.rich('office', {
            agency: () => (agencyName ? <Bilingual zh={agencyName} en={agencyNameEn} /> : null),
            part: () => <span lang={part in parts ? undefined : 'zh-CN'}>{parts[part] ?? part}</span>,
          })}
    </p>
  ));
}

const standing = [
  'supplement',
  'expert_review',
  'site_check',
  'publicising',
  'objection',
  'pay_failed',
] as const;

/** Why a case does not move by an office's hand just now, and what sets it going again. */
function Standstill({ status, until }: { status: OutlookProps['status']; until: string | null }) {
  const t = useTranslations('processDetail.standstill');
  const known = standing.find((one) => one === status);
  return known ? <p>{t.rich(known, { date: () => <DateText value={until} /> })}</p> : null;
}
