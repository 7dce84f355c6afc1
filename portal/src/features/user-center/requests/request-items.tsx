import type { processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { processDraftPath } from '@policy/shared/contract/workflow/paths.ts';
import type { StartableProcess } from '@policy/shared/contract/workflow/starting.ts';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { ButtonLink } from '../../../components/actions/button.tsx';
import { DateText } from '../../../components/content/date-text.tsx';
import { ProcessStatus } from '../../../components/feedback/process-status.tsx';
import { ConfirmCall } from '../../../components/session/confirm-call.tsx';
import { localHref } from '../../../i18n/local-href.ts';
import { processPath, startPath } from '../../../lib/addresses/process-paths.ts';
import type { SentRequest } from '../load-requests.ts';

/** A form that the reader may fill in. */
export function StartItem({ process: { processDefKey, processDefName } }: { process: StartableProcess }) {
  return (
    <Item name={processDefName}>
      <Way action="startOne" name={processDefName} href={startPath({ processDefKey })} />
    </Item>
  );
}

/** A form that he has begun to fill in: he goes on with it, or throws it away. */
export function DraftItem({ draft }: { draft: RowOf<typeof processDraft> }) {
  const t = useTranslations('process.centre');
  const { id, processKey, processName: name, updateTime, userName, companyId } = draft;
  return (
    <Item
      name={name}
      about={
        <>
          {t.rich('edited', { date: () => <DateText value={updateTime} withTime /> })}
          {companyId && userName ? <> · {t('by', { name: userName })}</> : null}
        </>
      }
    >
      <Way action="resume" name={name} href={startPath({ processDefKey: processKey, draftId: id })} />
      <ConfirmCall
        call={{ path: `${processDraftPath}/remove`, query: { ids: id } }}
        texts={{
          button: t('remove.button'),
          about: name,
          title: t('remove.title'),
          text: t('remove.text', { name }),
          confirm: t('remove.confirm'),
          busy: t('remove.busy'),
          cancel: t('remove.cancel'),
        }}
      />
    </Item>
  );
}

/** A form that was handed in, and where it stands. */
export function SentItem({ request }: { request: SentRequest }) {
  const t = useTranslations('process.centre');
  const {
    processInstanceId,
    processDefinitionName: name,
    processStatus,
    createTime,
    taskName,
    isReturned,
  } = request;
  return (
    <Item
      name={name}
      about={
        <>
          <ProcessStatus status={processStatus} />{' '}
          {t.rich('submitted', { date: () => <DateText value={createTime} withTime /> })}
          {taskName && !isReturned ? (
            <> · {t.rich('at', { step: () => <span lang="zh-CN">{taskName}</span> })}</>
          ) : null}
        </>
      }
    >
      <Way action={isReturned ? 'correct' : 'view'} name={name} href={processPath(processInstanceId)} />
    </Item>
  );
}

interface ItemProps {
  name: string;
  about?: ReactNode;
  children: ReactNode;
}

/** What processes are called is Chinese on the English pages too. */
function Item({ name, about, children }: ItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
      <div className="min-w-0 grow basis-60">
        <p lang="zh-CN" className="font-medium">
          {name}
        </p>
        {about ? <p className="mt-1 text-sm text-ink-faint">{about}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </li>
  );
}

interface WayProps {
  action: 'startOne' | 'resume' | 'view' | 'correct';
  name: string;
  href: string;
}

function Way({ action, name, href }: WayProps) {
  const t = useTranslations('process.centre');
  const locale = useLocale();
  return (
    <ButtonLink
      look={action === 'view' ? 'secondary' : 'primary'}
      size="small"
      href={localHref(locale, href)}
      aria-label={t('about', { action: t(action), name })}
    >
      {t(action)}
    </ButtonLink>
  );
}
