import { useState } from 'react';
import { Alert, Button, Input, Space } from 'antd';

import { formContent } from '@policy/shared/contract/process-design/form-calls.ts';
import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';

import { useAsk } from '../../../kit/acts/use-ask.ts';
import type { EditProps } from './fields/field-properties.tsx';
import { useDesignerWords } from './use-designer-words.ts';
import { useMayDesign } from './use-may-design.ts';

/** A text of the whole form that is typed and not applied yet, and the form that it was begun from. */
export interface TypedJson {
  text: string;
  base: FormContent;
}

/** What the panel is told of its text, which the page holds: another panel may be looked at meanwhile. */
export interface TypingJson {
  typed: TypedJson | undefined;
  onType: (typed: TypedJson | undefined) => void;
}

/** The form as it is kept, to be read, copied and written by hand. */
export function JsonPanel({ content, onChange, typed, onType }: EditProps & TypingJson) {
  const t = useDesignerWords();
  const { ask } = useAsk();
  const mayDesign = useMayDesign();
  const text = JSON.stringify(content, null, 2);
  const [isWrong, setWrong] = useState(false);
  const type = (now: string) =>
    onType(now === text ? undefined : { base: typed?.base ?? content, text: now });
  const take = (read: FormContent) => {
    onType(undefined);
    onChange(() => read);
    return Promise.resolve();
  };
  const apply = () => {
    const { success, data } = formContent.safeParse(parsed(typed?.text ?? text));
    setWrong(!success);
    if (!data) return;
    // The text is of the whole form: what was edited elsewhere since it was begun is not in it.
    if (typed && typed.base !== content)
      ask({ title: t('olderJson'), content: t('olderJsonText'), okText: t('apply') }, () => take(data));
    else void take(data);
  };
  const discard = () => {
    setWrong(false);
    onType(undefined);
  };
  return (
    <Space direction="vertical" style={{ width: '100%' }}>
      {isWrong ? <Alert type="error" message={t('badJson')} /> : null}
      <Input.TextArea
        aria-label={t('json')}
        className="designer-json"
        autoSize={{ minRows: 16, maxRows: 32 }}
        readOnly={!mayDesign}
        value={typed?.text ?? text}
        onChange={({ target }) => type(target.value)}
      />
      {mayDesign ? (
        <Space>
          <Button disabled={!typed} onClick={apply}>
            {t('apply')}
          </Button>
          <Button disabled={!typed} onClick={discard}>
            {t('discard')}
          </Button>
        </Space>
      ) : null}
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
