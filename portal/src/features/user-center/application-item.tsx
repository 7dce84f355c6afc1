import { application } from '@policy/shared/contract/entities/application/application.ts';
import { useLocale, useTranslations } from 'next-intl';

import { ButtonLink } from '../../components/actions/button.tsx';
import { Amount } from '../../components/content/amount.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { PromiseDays } from '../../components/content/promise-days.tsx';
import { ApplicationStatus } from '../../components/feedback/application-status.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { LevelledCall } from '../../components/real-name/levelled-call.tsx';
import { ConfirmCall } from '../../components/session/confirm-call.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { choiceText } from '../../lib/texts/choice-text.ts';
import type { ApplicationRow } from './load-centre.ts';
import { nextAction } from './next-action.ts';

/** One application of a company: what, where it stands, until when, and what to do. */
export function ApplicationItem({ row, now }: { row: ApplicationRow; now: Date }) {
  const t = useTranslations('userCenter');
  const locale = useLocale();
  const { action, href } = nextAction(row);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 py-5">
      <div className="min-w-0 grow basis-72">
        <h3 className="text-lg">
          <LocalLink href={href} className="title-link">
            <Bilingual zh={row.guideTitle ?? row.projectName} en={row.guideTitleEn} />
          </LocalLink>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <ApplicationStatus
            status={row.status}
            label={choiceText(locale, 'application.status', row.status)}
          />
          <PromiseDays status={row.status} due={row.dueDate} now={now} />
        </p>
        <Facts row={row} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink
          look={action === 'view' ? 'secondary' : 'primary'}
          size="small"
          href={localHref(locale, href)}
          aria-label={t('actionOn', { action: t(`actions.${action}`), applyNo: row.applyNo })}
        >
          {t(`actions.${action}`)}
        </ButtonLink>
        <TakeBack row={row} />
      </div>
    </li>
  );
}

function Facts({ row }: { row: ApplicationRow }) {
  const t = useTranslations('userCenter');
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-ink-faint">
      <span className="font-mono">{row.applyNo}</span>
      <span>
        <Bilingual zh={row.agencyName ?? '—'} en={row.agencyNameEn} />
      </span>
      <span>
        {row.submitTime
          ? t.rich('submitted', { date: () => <DateText value={row.submitTime} /> })
          : t.rich('edited', { date: () => <DateText value={row.updateTime} withTime /> })}
      </span>
      {row.paidAmountWan ? (
        <strong className="text-jade-700">
          {t.rich('paid', { amount: () => <Amount wan={row.paidAmountWan ?? 0} /> })}
        </strong>
      ) : null}
    </p>
  );
}

/** Throwing a draft away, or taking back what nobody has accepted yet. */
function TakeBack({ row }: { row: ApplicationRow }) {
  const t = useTranslations('userCenter');
  if (row.status !== 'draft' && row.status !== 'submitted') return null;
  const kind = row.status === 'draft' ? 'remove' : 'withdraw';
  const call =
    kind === 'remove'
      ? { path: `${application.path}/remove`, query: { ids: row.id } }
      : { path: `${application.path}/withdraw`, body: { id: row.id } };
  // Only who takes back what was handed in acts at a real-name level.
  const Call = kind === 'remove' ? ConfirmCall : LevelledCall;
  return (
    <Call
      call={call}
      texts={{
        button: t(`${kind}.button`),
        about: row.applyNo,
        title: t(`${kind}.title`),
        text: t(`${kind}.text`, { applyNo: row.applyNo }),
        confirm: t(`${kind}.confirm`),
        busy: t('busy'),
        cancel: t('cancel'),
      }}
    />
  );
}
