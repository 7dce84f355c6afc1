import { useState } from 'react';
import { Alert, Button, Input, Space } from 'antd';

import { formContent } from '@policy/shared/contract/process-design/form-calls.ts';

import type { EditProps } from './fields/field-properties.tsx';
import { useDesignerWords } from './use-designer-words.ts';

/** The form as it is kept, to be read, copied and written by hand. */
export function JsonPanel({ content, onChange }: EditProps) {
  const t = useDesignerWords();
  const text = JSON.stringify(content, null, 2);
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const read = formContent.safeParse(parsed(typed ?? text));
    setWrong(!read.success);
    if (!read.success) return;
    setTyped(undefined);
    onChange(() => read.data);
  };
  return (
    <Space direction="vertical" style={{ width: '100%' }}>
      {isWrong ? <Alert type="error" message={t('badJson')} /> : null}
      <Input.TextArea
        aria-label={t('json')}
        className="designer-json"
        autoSize={{ minRows: 16, maxRows: 32 }}
        value={typed ?? text}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button disabled={typed === undefined || typed === text} onClick={apply}>
        {t('apply')}
      </Button>
    </Space>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
