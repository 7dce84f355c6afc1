import { App, Button, Space, Spin } from 'antd';

import type { Preview } from '@policy/shared/contract/develop/answers.ts';

import { useAsk } from '../../../kit/acts/use-ask.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useDownload } from '../use-download.ts';
import { Ticks } from './ticks.tsx';
import { useChecks } from './use-checks.ts';
import { usePreviewWords } from '../use-develop-words.ts';

interface CheckPanelProps {
  preview: Preview;
  id: string;
  onWritten: () => void;
  onPacked: () => void;
}

/** The checks before anything is offered, as ticks, and then the ways to take it. */
export function CheckPanel({ preview, id, onWritten, onPacked }: CheckPanelProps) {
  const t = usePreviewWords();
  const download = useDownload();
  const { results, isChecking, isPassed, check } = useChecks(id);
  const { hasSources, isWritable } = preview;
  return (
    <section aria-label={t('check')} style={{ marginBlock: 12 }}>
      <Space wrap>
        {hasSources ? (
          <Button loading={isChecking} onClick={check}>
            {t('check')}
          </Button>
        ) : null}
        <Button disabled={hasSources && !isPassed} onClick={() => void download([id]).then(onPacked)}>
          {t('download')}
        </Button>
        {isWritable ? <WriteButton id={id} isPassed={isPassed} onWritten={onWritten} /> : null}
        {isChecking ? <Spin size="small" /> : null}
        <span role="status">{isChecking ? t('checking') : ''}</span>
      </Space>
      {results ? <Ticks results={results} /> : null}
    </section>
  );
}

interface WriteButtonProps {
  id: string;
  isPassed: boolean;
  onWritten: () => void;
}

function WriteButton({ id, isPassed, onWritten }: WriteButtonProps) {
  const t = usePreviewWords();
  const { http, can } = useWorkplace();
  const { message } = App.useApp();
  const { ask } = useAsk();
  if (!can('code_write')) return null;
  const write = async () => {
    await http.post('blade-develop/code/write', { id });
    void message.success(t('written'));
    onWritten();
  };
  return (
    <>
      <Button type="primary" disabled={!isPassed} onClick={() => ask(t('writeConfirm'), write)}>
        {t('write')}
      </Button>
      {isPassed ? null : <span>{t('notChecked')}</span>}
    </>
  );
}
