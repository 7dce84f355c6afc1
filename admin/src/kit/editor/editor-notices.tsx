import { Alert, Button, Space } from 'antd';

import type { FormValues } from '../entity/fields.ts';
import type { KeptDraft } from './kept-draft.ts';
import { usePageWords } from '../entity/use-page-words.ts';

interface EditorNoticesProps {
  /** Somebody else has saved the row meanwhile. */
  isBehind: boolean;
  onGoOn: () => void;
  offered: KeptDraft | null;
  /** The version that the form began with: a draft of another one was kept before somebody saved. */
  version: number;
  onRestore: (values: FormValues) => void;
  onDrop: () => void;
}

const moment = (at: number) => new Date(at).toLocaleString('zh-CN', { hour12: false });

/** What the writer has to know before going on: what was left unsaved, and what somebody else did to the row. */
export function EditorNotices({ isBehind, onGoOn, offered, version, onRestore, onDrop }: EditorNoticesProps) {
  const t = usePageWords();
  return (
    <>
      {isBehind ? (
        <Alert
          type="warning"
          showIcon
          message={t('behind')}
          description={t('behindText')}
          action={<Button onClick={onGoOn}>{t('goOn')}</Button>}
        />
      ) : null}
      {offered ? (
        <Alert
          type="info"
          showIcon
          message={t('leftUnsaved', { at: moment(offered.at) })}
          {...(offered.version !== version && { description: t('leftOlder') })}
          action={
            <Space wrap>
              <Button type="primary" onClick={() => onRestore(offered.values)}>
                {t('restore')}
              </Button>
              <Button onClick={onDrop}>{t('drop')}</Button>
            </Space>
          }
        />
      ) : null}
    </>
  );
}
