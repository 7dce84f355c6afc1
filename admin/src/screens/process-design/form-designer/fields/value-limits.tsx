import { isPart } from '@policy/shared/forms/design/form-tree.ts';
import type { Part } from '@policy/shared/forms/design/form-tree.ts';

import { CommitInput } from '../commit-input.tsx';
import { DefaultSource } from './default-source.tsx';
import { numberOf, textOf, withMember } from './field-members.ts';
import type { FieldProps } from './field-properties.tsx';
import { useDesignerWords } from '../use-designer-words.ts';

type Limit = 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems';
type Kind = FieldProps['kind'];

const limits: Partial<Record<Kind, readonly Limit[]>> = {
  text: ['minLength', 'maxLength'],
  longText: ['minLength', 'maxLength'],
  richText: ['maxLength'],
  number: ['minimum', 'maximum'],
  amount: ['minimum', 'maximum'],
  multiple: ['minItems', 'maxItems'],
  files: ['minItems', 'maxItems'],
  image: ['minItems', 'maxItems'],
  formula: ['minimum', 'maximum'],
  rows: ['minItems', 'maxItems'],
};
const withDefault: readonly Kind[] = [
  ...(['text', 'longText', 'number', 'amount', 'date', 'choice'] as const),
  ...(['phone', 'email', 'link', 'dateTime', 'time'] as const),
];
const numbers: readonly Kind[] = ['number', 'amount'];

const optionsOf = ({ 'ui:options': options }: Part): Part => (isPart(options) ? options : {});

/** What a field begins with, and what may be answered to it. */
export function ValueLimits({ field, kind, edit }: FieldProps) {
  const t = useDesignerWords();
  const { part, layout } = field;
  const put = (name: string, value: unknown) => edit((now) => ({ part: withMember(now.part, name, value) }));
  const setDefault = (typed: string) =>
    put('default', numbers.includes(kind) ? numberOf(typed) : typed || undefined);
  const takeFrom = (source: string | undefined) =>
    edit((now) => ({
      layout: withMember(now.layout, 'ui:options', withMember(optionsOf(now.layout), 'defaultFrom', source)),
    }));
  return (
    <>
      {withDefault.includes(kind) ? (
        <CommitInput label={t('fields.default')} value={textOf(part.default)} onCommit={setDefault} />
      ) : null}
      {withDefault.includes(kind) && kind !== 'choice' ? (
        <DefaultSource value={textOf(optionsOf(layout).defaultFrom) || undefined} onChange={takeFrom} />
      ) : null}
      {limits[kind]?.map((name) => (
        <CommitInput
          key={name}
          isNumber
          label={t(`fields.${name}`)}
          value={textOf(part[name])}
          onCommit={(typed) => put(name, numberOf(typed))}
        />
      ))}
      {kind === 'text' ? (
        <CommitInput
          label={t('fields.pattern')}
          value={textOf(part.pattern)}
          onCommit={(typed) => put('pattern', typed || undefined)}
        />
      ) : null}
    </>
  );
}
