import { Form } from 'antd';

import { CommitInput } from '../commit-input.tsx';
import type { EditProps } from './field-properties.tsx';
import { englishOf, saidInEnglish } from '@policy/shared/forms/design/edit-texts.ts';
import { useDesignerWords } from '../use-designer-words.ts';

/** What the form as a whole says of itself. */
export function FormProperties({ content, onChange }: EditProps) {
  const t = useDesignerWords();
  const title = typeof content.schema.title === 'string' ? content.schema.title : '';
  const say = (zh: string, en: string) =>
    onChange((now) => saidInEnglish({ ...now, schema: { ...now.schema, title: zh } }, [[zh, en]], now));
  return (
    <Form layout="vertical" component="div">
      <CommitInput
        id="form-title-zh"
        label={t('fields.titleZh')}
        value={title}
        onCommit={(zh) => say(zh, englishOf(content, zh) || englishOf(content, title))}
      />
      <CommitInput
        id="form-title-en"
        label={t('fields.titleEn')}
        value={englishOf(content, title)}
        onCommit={(en) => say(title, en)}
      />
    </Form>
  );
}
