import { useState } from 'react';
import { Alert, Button, Upload } from 'antd';
import { z } from 'zod';

import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import { formContent } from '@policy/shared/contract/process-design/form-calls.ts';

import type { Saving } from '../../../kit/acts/save-dialog.tsx';
import { FewFieldsDialog } from '../../../kit/forms/few-fields-dialog.tsx';
import { useFormCalls } from './form-calls.ts';
import { useFormWords } from './use-form-words.ts';

interface Named {
  formKey: string;
  name: string;
}

const exported = formContent.extend({
  formKey: z.string().default(''),
  name: z.string().default(''),
  nameEn: z.string().nullish(),
});
type Exported = z.output<typeof exported>;

/** Adds a form from a file that the list of forms has exported, under the key and the name that it has there unless others are typed. */
export function ImportFormDialog(saving: Saving) {
  const t = useFormWords();
  const calls = useFormCalls();
  const [chosen, setChosen] = useState<{ file: string; form: Exported }>();
  const [isBroken, setBroken] = useState(false);
  const read = async (file: File) => {
    const form = formIn(await file.text());
    setBroken(form === null);
    setChosen(form ? { file: file.name, form } : undefined);
  };
  const send = async (named: Named) => {
    if (chosen) await calls.importDesign({ ...chosen.form, ...named });
  };
  const { formKey, name } = chosen?.form ?? {};
  return (
    <FewFieldsDialog<Named>
      {...saving}
      title={t('importJson')}
      entity={formDesign}
      asked={['formKey', 'name']}
      initial={{ ...(formKey && { formKey }), ...(name && { name }) }}
      isReady={chosen !== undefined}
      send={send}
    >
      <Upload
        accept=".json"
        maxCount={1}
        showUploadList={false}
        beforeUpload={(file) => {
          void read(file);
          return false;
        }}
      >
        <Button>{chosen?.file ?? t('chooseFile')}</Button>
      </Upload>
      {isBroken ? <Alert type="error" showIcon message={t('fileBroken')} style={{ marginTop: 12 }} /> : null}
    </FewFieldsDialog>
  );
}

/** What a file says of a form; null where it says nothing of the kind. */
function formIn(text: string): Exported | null {
  try {
    return exported.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
