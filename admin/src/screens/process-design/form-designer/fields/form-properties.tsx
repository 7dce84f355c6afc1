import { Form } from 'antd';

import { englishOf, saidInEnglish } from '@policy/shared/forms/design/edit-texts.ts';

import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { CommitInput } from '../commit-input.tsx';
import { fromOwn } from '../from-own.ts';
import type { EditProps } from './field-properties.tsx';
import { useDesignerWords } from '../use-designer-words.ts';

/** What the form as a whole says of itself. */
export function FormProperties({ content, onChange }: EditProps) {
  const t = useDesignerWords();
  const { locale: own } = useWorkplace();
  const title = typeof content.schema.title === 'string' ? content.schema.title : '';
  const english = englishOf(content, title);
  const say = (zh: string, en: string) =>
    onChange((now) => saidInEnglish({ ...now, schema: { ...now.schema, title: zh } }, [[zh, en]], now));
  const inputs = {
    zh: (
      <CommitInput
        key="zh"
        label={t('fields.titleZh')}
        value={title}
        onCommit={(zh) => say(zh, englishOf(content, zh) || english)}
      />
    ),
    en: (
      <CommitInput key="en" label={t('fields.titleEn')} value={english} onCommit={(en) => say(title, en)} />
    ),
  };
  return (
    <Form layout="vertical" component="div">
      {fromOwn(own).map((locale) => inputs[locale])}
    </Form>
  );
}
