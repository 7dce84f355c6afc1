import { useLocale, useTranslations } from 'next-intl';

import { ButtonLink } from '../../../components/actions/button.tsx';
import { DateText } from '../../../components/content/date-text.tsx';
import { localHref } from '../../../i18n/local-href.ts';
import { processPath } from '../../../lib/addresses/process-paths.ts';
import type { SentRequest } from '../load-requests.ts';

/** A request that came back: the step waits until it is corrected. */
export function ReturnedRequest({ request }: { request: SentRequest }) {
  const t = useTranslations('process.centre');
  const locale = useLocale();
  const { processInstanceId, processDefinitionName: name, createTime } = request;
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line border-s-4 border-s-grain-700 p-4">
      <div className="grow">
        <h3 lang="zh-CN" className="text-lg">
          {name}
        </h3>
        <p className="mt-1 text-sm text-ink-faint">
          {t.rich('submitted', { date: () => <DateText value={createTime} withTime /> })}
        </p>
        <p className="mt-2 text-ink-soft">{t('returned')}</p>
      </div>
      <p>
        <ButtonLink
          size="small"
          href={localHref(locale, processPath(processInstanceId))}
          aria-label={t('about', { action: t('correct'), name })}
        >
          {t('correct')}
        </ButtonLink>
      </p>
    </li>
  );
}
