import { useTranslations } from 'next-intl';

import { InBrowser } from '../../../components/feedback/in-browser.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { formRoom } from '../../../components/schema-form/form-room.ts';
import { processPath } from '../../../lib/addresses/process-paths.ts';
import { LazyCorrectForm } from './lazy-correct-form.tsx';
import type { Correction, OwnProcess } from './own-process.ts';

interface OwnCorrectionProps {
  detail: OwnProcess;
  form: NonNullable<OwnProcess['form']>;
  correction: Correction;
  today: string;
}

/** Why a form came back, and the form to correct it in. */
export function OwnCorrection({ detail, form, correction, today }: OwnCorrectionProps) {
  const t = useTranslations('process.own.correct');
  const said = detail.flow.flatMap(({ comments }) => comments);
  const last = said.filter(({ action }) => action.toLowerCase().endsWith('returned')).at(-1);
  return (
    <section className="mt-6">
      <div className="mb-6 max-w-reading">
        {correction.isWithdrawn ? (
          <Notice tone="info" title={t('takenBack')}>
            <p>{t('howAgain')}</p>
          </Notice>
        ) : (
          <Notice tone="warn" title={t('returned')}>
            {last?.content ? <p lang="zh-CN">{last.content}</p> : null}
            <p>{t('how')}</p>
          </Notice>
        )}
      </div>
      <InBrowser
        families={['draft', 'process', 'realName']}
        noScript={t('noScript')}
        loading={t('loading')}
        reserve={formRoom}
      >
        {/* What was answered for one return is not sent for the next. */}
        <LazyCorrectForm
          key={`${correction.taskId} ${String(correction.rev)}`}
          {...{ correction, form, today }}
          path={processPath(detail.process.processInstanceId)}
        />
      </InBrowser>
    </section>
  );
}
