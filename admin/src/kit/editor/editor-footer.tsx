import type { ReactNode } from 'react';
import { Button, Space } from 'antd';
import { useTranslations } from 'use-intl';

import type { Act } from '../acts/row-actions.tsx';
import { usePageWords } from '../entity/use-page-words.ts';

interface EditorFooterProps {
  /** The row's state, and when it was saved. */
  state: ReactNode;
  isDirty: boolean;
  /** When what is not saved was kept in the browser. */
  keptAt: number | undefined;
  /** What may be done with the row besides saving it. */
  acts: readonly Act[];
  maySave: boolean;
  isSaving: boolean;
  onSave: () => void;
  /** Where there is a list to go back to. */
  onBack?: () => void;
}

const clock = (at: number) => new Date(at).toLocaleTimeString('zh-CN', { hour12: false });

/** Stands at the foot of the window however long the page: where the row stands, and what can be done with it. */
export function EditorFooter({ state, isDirty, keptAt, acts, maySave, isSaving, ...on }: EditorFooterProps) {
  const t = usePageWords();
  const k = useTranslations('kit');
  const kept = keptAt === undefined ? '' : t('keptAt', { at: clock(keptAt) });
  return (
    <footer className="editor-footer">
      <Space wrap role="status">
        {state}
        {isDirty ? (
          <strong>
            {t('unsaved')}
            {kept}
          </strong>
        ) : null}
      </Space>
      <Space wrap>
        {on.onBack ? <Button onClick={on.onBack}>{t('back')}</Button> : null}
        {acts.map(({ key, label, isDanger, run }) => (
          <Button key={key} danger={isDanger ?? false} disabled={isSaving} onClick={run}>
            {label}
          </Button>
        ))}
        {maySave ? (
          <Button type="primary" loading={isSaving} onClick={on.onSave}>
            {k('save')}
          </Button>
        ) : null}
      </Space>
    </footer>
  );
}
