import { useState } from 'react';
import { Input, Modal } from 'antd';
import { useTranslations } from 'use-intl';

import { useDesignerWords } from './use-designer-words.ts';

interface SourceDialogProps {
  xml: string;
  isReadOnly: boolean;
  onApply: (xml: string) => void;
  onClose: () => void;
}

/** The document of a diagram, to be read and changed by hand. */
export function SourceDialog({ xml, isReadOnly, onApply, onClose }: SourceDialogProps) {
  const t = useDesignerWords();
  const k = useTranslations('kit');
  const [text, setText] = useState(xml);
  return (
    <Modal
      open
      width="min(1000px, 96vw)"
      title={t('sourceTitle')}
      okText={t('apply')}
      cancelText={k('cancel')}
      okButtonProps={{ disabled: isReadOnly || text === xml }}
      onOk={() => onApply(text)}
      onCancel={onClose}
    >
      <Input.TextArea
        className="designer-source"
        aria-label={t('sourceTitle')}
        spellCheck={false}
        readOnly={isReadOnly}
        rows={22}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Modal>
  );
}
