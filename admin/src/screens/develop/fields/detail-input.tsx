import { useState } from 'react';
import { Input, Select } from 'antd';

import type { GeneratedField } from '@policy/shared/contract/develop/generated-field.ts';
import { entities } from '@policy/shared/contract/entities/index.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { optionLines, optionsIn } from './option-lines.ts';
import { useDevelopWords } from '../use-develop-words.ts';

interface DetailInputProps {
  field: GeneratedField;
  label: string;
  onChange: (part: Partial<GeneratedField>) => void;
}

/** What a choice offers, or what a reference points to; other kinds need nothing more. */
export function DetailInput({ field, label, onChange }: DetailInputProps) {
  const t = useDevelopWords();
  const { locale } = useWorkplace();
  const [typed, setTyped] = useState(() => optionLines(field.options ?? []));
  if (field.kind === 'choice')
    return (
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 6 }}
        aria-label={label}
        placeholder={t('field.optionsHint')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange({ options: optionsIn(event.target.value) });
        }}
      />
    );
  if (field.kind !== 'reference') return null;
  return (
    <Select
      showSearch
      className="kit-wide"
      optionFilterProp="label"
      aria-label={label}
      options={entities.map(({ name }) => ({
        value: name,
        label: `${catalogue(locale).entity(name).title} ${name}`,
      }))}
      value={field.source ?? null}
      onChange={(source: string | null) => onChange({ source })}
    />
  );
}
