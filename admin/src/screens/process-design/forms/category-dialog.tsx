import { useState } from 'react';
import { Form } from 'antd';

import { SaveDialog, useSaving } from '../../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../../kit/acts/save-dialog.tsx';
import { ReferenceSelect } from '../../../kit/references/reference-select.tsx';
import { useFormCalls } from './form-calls.ts';
import { useFormWords } from './use-form-words.ts';

/** Files the chosen forms under another category, or under none. */
export function CategoryDialog({ ids, onClose, onSaved }: Saving & { ids: readonly string[] }) {
  const t = useFormWords();
  const calls = useFormCalls();
  const { isSaving, save } = useSaving({ onSaved, onClose });
  const [category, setCategory] = useState<string | null>(null);
  return (
    <SaveDialog
      title={t('changeCategory')}
      isSaving={isSaving}
      onSave={() => save(() => calls.changeCategory(ids, category))}
      onClose={onClose}
    >
      <Form layout="vertical" component="div">
        <Form.Item label={t('category')} htmlFor="form-category">
          <ReferenceSelect
            id="form-category"
            source="processCategory"
            value={category}
            onChange={(id) => setCategory(typeof id === 'string' ? id : null)}
          />
        </Form.Item>
      </Form>
    </SaveDialog>
  );
}
