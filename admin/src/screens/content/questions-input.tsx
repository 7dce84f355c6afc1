import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { z } from 'zod';

import type { InputProps } from '../../kit/inputs/inputs.tsx';
import { NamedGroup } from '../../kit/inputs/named-group.tsx';
import { useContentWords } from './use-content-words.ts';

const questionList = z.array(z.object({ q: z.string(), a: z.string() }));
type Question = z.output<typeof questionList>[number];

/** A question is told from the others by its place alone. */
const numbered = (questions: readonly Question[]) =>
  questions.map((question, index) => ({ ...question, index, place: String(index + 1) }));

/** Questions with their answers, in the order in which they are read. */
export function QuestionsInput({ id, field, value, onChange }: InputProps) {
  const t = useContentWords();
  const questions = questionList.safeParse(value).data ?? [];
  const change = (index: number, part: Partial<Question>) =>
    onChange?.(questions.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <NamedGroup id={id} label={field.label}>
      <Space direction="vertical" className="kit-wide">
        {numbered(questions).map(({ q, a, place, index }) => (
          <Space key={place} direction="vertical" className="kit-wide">
            <Space.Compact block>
              <Input
                aria-label={`${t('question')} ${place}`}
                placeholder={t('question')}
                maxLength={300}
                value={q}
                onChange={(event) => change(index, { q: event.target.value })}
              />
              <Button
                icon={<DeleteOutlined />}
                aria-label={`${t('questionRemove')} ${place}`}
                onClick={() => onChange?.(questions.filter((_, at) => at !== index))}
              />
            </Space.Compact>
            <Input.TextArea
              aria-label={`${t('questionAnswer')} ${place}`}
              placeholder={t('questionAnswer')}
              maxLength={2000}
              autoSize={{ minRows: 2 }}
              value={a}
              onChange={(event) => change(index, { a: event.target.value })}
            />
          </Space>
        ))}
        <Button onClick={() => onChange?.([...questions, { q: '', a: '' }])}>{t('questionAdd')}</Button>
      </Space>
    </NamedGroup>
  );
}
