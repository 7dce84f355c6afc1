import { englishOf } from '@policy/shared/forms/design/edit-texts.ts';

import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { CommitInput } from '../commit-input.tsx';
import { fromOwn } from '../from-own.ts';
import { textOf, withMember } from './field-members.ts';
import type { FieldProps } from './field-properties.tsx';
import { useDesignerWords } from '../use-designer-words.ts';

const texts = [
  { name: 'title', labels: { zh: 'titleZh', en: 'titleEn' } },
  { name: 'description', labels: { zh: 'helpZh', en: 'helpEn' } },
] as const;

/** What a field is called and the help below it, in both languages. */
export function FieldTexts({ content, field, edit }: FieldProps) {
  const t = useDesignerWords();
  const { locale: own } = useWorkplace();
  return texts.flatMap(({ name, labels }) => {
    const zh = textOf(field.part[name]);
    const en = englishOf(content, zh);
    const said = { zh, en };
    const say = {
      zh: (chinese: string) =>
        edit((now, whole) => ({
          part: withMember(now.part, name, chinese === '' ? undefined : chinese),
          // A text that is said elsewhere keeps the English that it has there.
          words: [[chinese, englishOf(whole, chinese) || en]],
        })),
      en: (english: string) => edit(() => ({ words: [[zh, english]] })),
    };
    return fromOwn(own).map((locale) => (
      <CommitInput
        key={labels[locale]}
        label={t(`fields.${labels[locale]}`)}
        value={said[locale]}
        isLong={name === 'description'}
        onCommit={say[locale]}
      />
    ));
  });
}
