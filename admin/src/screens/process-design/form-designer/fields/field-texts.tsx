import { Fragment } from 'react';

import { englishOf } from '@policy/shared/forms/design/edit-texts.ts';

import { CommitInput } from '../commit-input.tsx';
import { textOf, withMember } from './field-members.ts';
import type { FieldProps } from './field-properties.tsx';
import { useDesignerWords } from '../use-designer-words.ts';

const texts = [
  ['title', 'titleZh', 'titleEn'],
  ['description', 'helpZh', 'helpEn'],
] as const;

/** What a field is called and the help below it, in both languages. */
export function FieldTexts({ content, field, id, edit }: FieldProps) {
  const t = useDesignerWords();
  const { part } = field;
  return texts.map(([name, zh, en]) => {
    const said = textOf(part[name]);
    const english = englishOf(content, said);
    const say = (chinese: string) =>
      edit((now, whole) => ({
        part: withMember(now.part, name, chinese === '' ? undefined : chinese),
        // A text that is said elsewhere keeps the English that it has there.
        words: [[chinese, englishOf(whole, chinese) || english]],
      }));
    const isLong = name === 'description';
    return (
      <Fragment key={name}>
        <CommitInput id={id(zh)} label={t(`fields.${zh}`)} value={said} isLong={isLong} onCommit={say} />
        <CommitInput
          id={id(en)}
          label={t(`fields.${en}`)}
          value={english}
          isLong={isLong}
          onCommit={(words) => edit(() => ({ words: [[said, words]] }))}
        />
      </Fragment>
    );
  });
}
