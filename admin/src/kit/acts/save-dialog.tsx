import type { ReactNode } from 'react';
import { App, Modal } from 'antd';
import { useTranslations } from 'use-intl';

import { useFirstField } from '../page/first-field.ts';
import { passOverRefusal } from './pass-over-refusal.ts';
import { useBusy } from './use-busy.ts';

interface SaveDialogProps {
  title: string;
  /** Whether there is something to save; it is until said otherwise. */
  isReady?: boolean;
  isSaving: boolean;
  /** What the button that does it says, in the kit's words. */
  okText?: 'save' | 'ok' | 'export';
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with one thing to save, which only its buttons close; its first field has the focus. */
export function SaveDialog({
  title,
  isReady = true,
  isSaving,
  okText = 'save',
  onSave,
  onClose,
  children,
}: SaveDialogProps) {
  const k = useTranslations('kit');
  const { place, afterOpenChange } = useFirstField();
  return (
    <Modal
      open
      title={title}
      maskClosable={false}
      okText={k(okText)}
      cancelText={k('cancel')}
      okButtonProps={{ disabled: !isReady }}
      confirmLoading={isSaving}
      onOk={onSave}
      onCancel={onClose}
      afterOpenChange={afterOpenChange}
    >
      <div ref={place}>{children}</div>
    </Modal>
  );
}

/** What a dialog that saves tells the screen under it. */
export interface Saving {
  onSaved: () => void;
  onClose: () => void;
}

/** Runs a dialog's call: done is said and the dialog closes; what is refused leaves it open, with all that was typed. */
export function useSaving({ onSaved, onClose }: Saving) {
  const k = useTranslations('kit');
  const { message } = App.useApp();
  const { isBusy: isSaving, run } = useBusy();
  const save = (call: () => Promise<unknown>) => {
    const saving = run(async () => {
      await call();
      void message.success(k('done'));
      onSaved();
      onClose();
    });
    void saving.catch(passOverRefusal);
  };
  return { isSaving, save };
}
