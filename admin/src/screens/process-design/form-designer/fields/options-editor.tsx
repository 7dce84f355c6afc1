import { useId } from 'react';
import { DeleteOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';

import { passOverRefusal } from '../../../../kit/acts/pass-over-refusal.ts';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { CommitInput } from '../commit-input.tsx';
import { fromOwn } from '../from-own.ts';
import { englishOf } from '@policy/shared/forms/design/edit-texts.ts';
import { isPart } from '@policy/shared/forms/design/form-tree.ts';
import type { Part } from '@policy/shared/forms/design/form-tree.ts';
import { textOf } from './field-members.ts';
import type { FieldProps } from './field-properties.tsx';
import { useDesignerWords } from '../use-designer-words.ts';

interface Option {
  value: string;
  zh: string;
  en: string;
}

type Options = readonly Option[];

/** What may be chosen in a choice, of one or of several; null where nothing is. */
function optionsIn(part: Part, content: FormContent): Option[] | null {
  const { oneOf } = isPart(part.items) ? part.items : part;
  if (!Array.isArray(oneOf)) return null;
  return oneOf.filter(isPart).map((one) => {
    const zh = textOf(one.title);
    return { value: textOf(one.const), zh, en: englishOf(content, zh) };
  });
}

function withOptions(part: Part, options: Options): Part {
  const oneOf = options.map(({ value, zh }) => ({ const: value, title: zh }));
  return isPart(part.items) ? { ...part, items: { ...part.items, oneOf } } : { ...part, oneOf };
}

const labels = { value: 'optionValue', zh: 'optionZh', en: 'optionEn' } as const;

/** What may be chosen: each with the value that is kept and its names, typed or taken from a dictionary as it stands now. */
export function OptionsEditor({ content, field, edit }: FieldProps) {
  const t = useDesignerWords();
  const { locale: own } = useWorkplace();
  const read = useDictionary();
  const dictionary = useId();
  const options = optionsIn(field.part, content) ?? [];
  const put = (change: (options: Options) => Options) =>
    edit(({ part }, now) => {
      const before = optionsIn(part, now);
      // Under the same name there may be another field by then.
      if (!before) return null;
      const changed = change(before);
      return { part: withOptions(part, changed), words: changed.map(({ zh, en }) => [zh, en]) };
    });
  const change = (index: number, said: Partial<Option>) =>
    put((now) => now.map((one, at) => (at === index ? { ...one, ...said } : one)));
  const add = () =>
    put((now) => {
      const number = now.length + 1;
      return [...now, { value: `option${number}`, zh: `选项${number}`, en: `Option ${number}` }];
    });
  const take = async (code: string) => {
    const taken = await read(code);
    if (taken.length > 0) put(() => taken);
  };
  return (
    <fieldset className="designer-options">
      <legend>{t('options')}</legend>
      {options.map((option, index) => {
        const number = index + 1;
        return (
          // An option is what stands at its place; its value may be typed anew.
          <div key={index} className="designer-option">
            {(['value', ...fromOwn(own)] as const).map((name) => (
              <CommitInput
                key={name}
                label={t(labels[name], { number })}
                value={option[name]}
                onCommit={(typed) => change(index, { [name]: typed })}
              />
            ))}
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('removeOption', { number })}
              onClick={() => put((now) => now.toSpliced(index, 1))}
            />
          </div>
        );
      })}
      <Button block onClick={add}>
        {t('addOption')}
      </Button>
      <Form.Item label={t('fromDictionary')} htmlFor={dictionary}>
        <Input.Search
          id={dictionary}
          placeholder={t('dictionaryCode')}
          enterButton={t('take')}
          onSearch={(code) => void take(code).catch(passOverRefusal)}
        />
      </Form.Item>
    </fieldset>
  );
}

interface Entry {
  dictKey: string | null;
  dictValue: string;
}

/** Reads the entries of a dictionary, in both languages. */
function useDictionary() {
  const { http } = useWorkplace();
  return async (code: string): Promise<Options> => {
    if (!code) return [];
    const call = 'blade-system/dict-biz/dictionary';
    const [zh, en] = await Promise.all(
      ['zh-CN', 'en'].map((language) =>
        http.get<Entry[]>(call, { code }, { headers: { 'Accept-Language': language } }),
      ),
    );
    const names = new Map(en?.map(({ dictKey, dictValue }) => [dictKey, dictValue]));
    const entries = (zh ?? []).filter(({ dictKey }) => dictKey);
    return entries.map(({ dictKey, dictValue }) => ({
      ...{ value: dictKey ?? '', zh: dictValue, en: names.get(dictKey) ?? '' },
    }));
  };
}
