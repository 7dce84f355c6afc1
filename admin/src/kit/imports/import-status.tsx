import { useEffect, useRef } from 'react';
import { Alert, Progress } from 'antd';

import type { ImportProgress, ImportState } from './use-import.ts';
import { useSheetWords } from './use-sheet-words.ts';

interface ImportStatusProps {
  state: ImportState;
  afterwards?: string;
}

/** How far an import is and how it has ended, told to those who do not see it as well. */
export function ImportStatus({ state, afterwards }: ImportStatusProps) {
  const t = useSheetWords();
  const { step, file, outcome, progress } = state;
  const place = useRef<HTMLDivElement>(null);
  // What had the focus is gone with the step before.
  useEffect(() => {
    if (step !== 'prepare') place.current?.focus();
  }, [step]);
  const running = outcome ? undefined : progress;
  return (
    <div ref={place} tabIndex={-1} className="import-status">
      {file ? <p className="import-file">{t('file', { name: file.name })}</p> : null}
      <div role="status">
        {running ? <span>{t(`steps.${running.step}`)}</span> : null}
        {outcome ? <Outcome outcome={outcome} {...(afterwards && { afterwards })} /> : null}
      </div>
      {running ? <Running {...running} /> : null}
    </div>
  );
}

type Ended = Required<Pick<ImportState, 'outcome'>> & { afterwards?: string };

function Outcome({ outcome, afterwards }: Ended) {
  const t = useSheetWords();
  switch (outcome.kind) {
    case 'checked': {
      const { kind: _, problems, rows: __, ...counts } = outcome;
      const more = problems.length < outcome.total ? t('more', { shown: problems.length }) : undefined;
      const type = outcome.refused > 0 ? 'warning' : 'info';
      return <Alert {...{ type, description: more }} showIcon message={t('checked', counts)} />;
    }
    case 'done': {
      const { kind: _, ...counts } = outcome;
      const type = outcome.refused > 0 ? 'warning' : 'success';
      return <Alert {...{ type, description: afterwards }} showIcon message={t('done', counts)} />;
    }
    case 'refused':
      return <Alert type="error" showIcon message={outcome.message} description={t('nothing')} />;
    case 'interrupted':
      return <Alert type="warning" showIcon message={t('interrupted')} />;
  }
}

const whole = 100;

function Running({ step, done, total }: ImportProgress) {
  const t = useSheetWords();
  const percent = total === 0 ? 0 : Math.floor((done / total) * whole);
  return (
    <>
      <Progress percent={percent} status="active" aria-label={t(`steps.${step}`)} />
      {total > 0 ? <span>{t('reached', { done, total })}</span> : null}
    </>
  );
}
