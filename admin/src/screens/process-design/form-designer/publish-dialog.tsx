import { useId, useState } from 'react';
import { Checkbox, Form, Input } from 'antd';

import { SaveDialog } from '../../../kit/acts/save-dialog.tsx';
import { useDesignerWords } from './use-designer-words.ts';

interface PublishDialogProps {
  isBusy: boolean;
  onPublish: (said: { note: string; isMain: boolean }) => void;
  onClose: () => void;
}

/** Asks what is to be said of a new version, and whether it counts at once. */
export function PublishDialog({ isBusy, onPublish, onClose }: PublishDialogProps) {
  const t = useDesignerWords();
  const id = useId();
  const [note, setNote] = useState('');
  const [isMain, setMain] = useState(true);
  return (
    <SaveDialog
      title={t('publishTitle')}
      isSaving={isBusy}
      okText="ok"
      onSave={() => onPublish({ note, isMain })}
      onClose={onClose}
    >
      <Form layout="vertical" component="div">
        <Form.Item label={t('note')} htmlFor={id}>
          <Input id={id} maxLength={255} value={note} onChange={({ target }) => setNote(target.value)} />
        </Form.Item>
        <Checkbox checked={isMain} onChange={({ target }) => setMain(target.checked)}>
          {t('isMain')}
        </Checkbox>
      </Form>
    </SaveDialog>
  );
}
