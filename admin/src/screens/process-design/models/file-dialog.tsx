import { useState } from 'react';
import { Form, Select } from 'antd';

import { iconOptions } from '../../../components/icon-input.tsx';
import { SaveDialog, useSaving } from '../../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../../kit/acts/save-dialog.tsx';
import { TreeReference } from '../../../kit/references/tree-reference.tsx';
import { useDesignWords } from '../use-design-words.ts';

interface FileDialogProps extends Saving {
  kind: 'changeCategory' | 'changeIcon';
  send: (value: string | null) => Promise<unknown>;
}

/** Gives several models, or versions, one category or one icon. */
export function FileDialog({ kind, send, ...saving }: FileDialogProps) {
  const t = useDesignWords();
  const { isSaving, save } = useSaving(saving);
  const [value, setValue] = useState<string | null>(null);
  return (
    <SaveDialog
      title={t(kind)}
      isSaving={isSaving}
      onSave={() => save(() => send(value))}
      onClose={saving.onClose}
    >
      <Form layout="vertical">
        <Form.Item label={t(kind)} htmlFor="file-value">
          {kind === 'changeCategory' ? (
            <TreeReference
              id="file-value"
              source="processCategory"
              value={value}
              onChange={(picked) => setValue(typeof picked === 'string' ? picked : null)}
            />
          ) : (
            <Select
              id="file-value"
              allowClear
              showSearch
              value={value}
              options={iconOptions}
              onChange={(picked: string | undefined) => setValue(picked ?? null)}
            />
          )}
        </Form.Item>
      </Form>
    </SaveDialog>
  );
}
