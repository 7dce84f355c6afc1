import { useId } from 'react';
import { Form, Input } from 'antd';
import type { z } from 'zod';

import { jsonValue } from '@policy/shared/contract/kit/shapes.ts';

import { useTrialWords } from './use-trial-words.ts';

type Json = z.output<typeof jsonValue>;

/** What somebody typed as a value: a number, yes or no and what stands in brackets as they are, anything else as text. */
export function valueOf(text: string): Json {
  try {
    return jsonValue.parse(JSON.parse(text));
  } catch {
    return text.trim();
  }
}

/** The values of lines such as `amount = 3`; nothing while a line names none. */
export function readValues(text: string): Record<string, Json> | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.map((line) => /^\s*([A-Za-z_]\w*)\s*=(.*)$/.exec(line));
  if (pairs.some((pair) => pair === null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', valueOf(pair?.[2] ?? '')]));
}

interface ValuesInputProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** Values by name, one a line. */
export function ValuesInput({ label, value, onChange }: ValuesInputProps) {
  const t = useTrialWords();
  const id = useId();
  const isWrong = readValues(value) === undefined;
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      extra={t('valuesHint')}
      {...(isWrong && { validateStatus: 'error' as const, help: t('valuesWrong') })}
    >
      <Input.TextArea
        id={id}
        value={value}
        autoSize={{ minRows: 2, maxRows: 8 }}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  );
}
