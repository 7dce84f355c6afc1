import { useTranslations } from 'next-intl';

import { InBrowser } from '../../components/feedback/in-browser.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { formRoom } from '../../components/schema-form/form-room.ts';
import { LazyStartForm } from './lazy-start-form.tsx';
import type { StartPage } from './load-start.ts';

/** The form of a process for whoever may start it: what it is, for whom it is handed in, and what is asked. */
export function StartView({ facts, draft, ownerName, today }: StartPage & { today: string }) {
  const t = useTranslations('process.start');
  const kept = draft && { id: draft.id, version: draft.version, answers: draft.answers };
  return (
    <>
      <header className="mb-6">
        <h1 lang="zh-CN" className="mt-2 text-2xl md:text-3xl">
          {facts.process.processDefName}
        </h1>
        {ownerName ? (
          <p className="mt-1 text-ink-soft">
            {t.rich('for', { name: () => <span lang="zh-CN">{ownerName}</span> })}
          </p>
        ) : null}
        <p className="mt-1 max-w-reading text-ink-faint">{t('saved')}</p>
      </header>
      {draft && draft.formVersion !== facts.form.version ? (
        <div className="mb-6 max-w-reading">
          <Notice tone="warn">{t('renewed')}</Notice>
        </div>
      ) : null}
      <InBrowser
        families={['draft', 'process', 'realName']}
        noScript={t('noScript')}
        loading={t('loading')}
        reserve={formRoom}
      >
        <LazyStartForm facts={facts} draft={kept} today={today} />
      </InBrowser>
    </>
  );
}
