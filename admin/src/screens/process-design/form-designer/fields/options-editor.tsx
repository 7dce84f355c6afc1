import { DeleteOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';

import { passOverRefusal } from '../../../../kit/acts/pass-over-refusal.ts';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { CommitInput } from '../commit-input.tsx';
import { englishOf } from '@policy/shared/forms/design/edit-texts.ts';
import { isPart } from '@policy/shared/forms/design/form-tree.ts';
import type { Part } from '@policy/shared/forms/design/form-tree.ts';
import type { Said } from '@policy/shared/forms/design/kinds.ts';
import { useDesignerWords } from '../use-designer-words.ts';

interface Option {
  value: string;
  zh: string;
  en: string;
}

interface OptionsEditorProps {
  content: FormContent;
  /** The choice, of one or of several. */
  part: Part;
  onChange: (part: Part, words: readonly Said[]) => void;
}

const listIn = (part: Part): unknown[] => {
  const holder = isPart(part.items) ? part.items : part;
  return Array.isArray(holder.oneOf) ? holder.oneOf : [];
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What may be chosen: each with the value that is kept and its names, typed or taken from a dictionary as it stands now. */
export function OptionsEditor({ content, part, onChange }: OptionsEditorProps) {
  const t = useDesignerWords();
  const takeFrom = useDictionary();
  const options = listIn(part)
    .filter(isPart)
    .map((one): Option => {
      const zh = textOf(one.title);
      return { value: textOf(one.const), zh, en: englishOf(content, zh) };
    });
  const put = (changed: readonly Option[]) => {
    const oneOf = changed.map(({ value, zh }) => ({ const: value, title: zh }));
    const next = isPart(part.items) ? { ...part, items: { ...part.items, oneOf } } : { ...part, oneOf };
    onChange(
      next,
      changed.map(({ zh, en }) => [zh, en]),
    );
  };
  const change = (index: number, said: Partial<Option>) =>
    put(options.map((one, at) => (at === index ? { ...one, ...said } : one)));
  const add = () => {
    const number = options.length + 1;
    put([...options, { value: `option${number}`, zh: `选项${number}`, en: `Option ${number}` }]);
  };
  return (
    <fieldset className="designer-options">
      <legend>{t('options')}</legend>
      {options.map((option, index) => {
        const number = index + 1;
        const texts = [
          ['value', 'optionValue'],
          ['zh', 'optionZh'],
          ['en', 'optionEn'],
        ] as const;
        return (
          // An option is what stands at its place; its value may be typed anew.
          <div key={index} className="designer-option">
            {texts.map(([name, label]) => (
              <CommitInput
                key={name}
                id={`option-${index}-${name}`}
                label={t(label, { number })}
                value={option[name]}
                onCommit={(typed) => change(index, { [name]: typed })}
              />
            ))}
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('removeOption', { number })}
              onClick={() => put(options.toSpliced(index, 1))}
            />
          </div>
        );
      })}
      <Button block onClick={add}>
        {t('addOption')}
      </Button>
      <Form.Item label={t('fromDictionary')} htmlFor="options-dictionary">
        <Input.Search
          id="options-dictionary"
          placeholder={t('dictionaryCode')}
          enterButton={t('take')}
          onSearch={(code) => void takeFrom(code, put).catch(passOverRefusal)}
        />
      </Form.Item>
    </fieldset>
  );
}

interface Entry {
  dictKey: string | null;
  dictValue: string;
}

/** Takes over the entries of a dictionary, in both languages. */
function useDictionary() {
  const { http } = useWorkplace();
  return async (code: string, put: (options: readonly Option[]) => void) => {
    if (!code) return;
    const call = 'blade-system/dict-biz/dictionary';
    const [zh, en] = await Promise.all(
      ['zh-CN', 'en'].map((language) =>
        http.get<Entry[]>(call, { code }, { headers: { 'Accept-Language': language } }),
      ),
    );
    const names = new Map(en?.map(({ dictKey, dictValue }) => [dictKey, dictValue]));
    const entries = (zh ?? []).filter(({ dictKey }) => dictKey);
    if (entries.length === 0) return;
    put(
      entries.map(({ dictKey, dictValue }) => ({
        ...{ value: dictKey ?? '', zh: dictValue, en: names.get(dictKey) ?? '' },
      })),
    );
  };
}
