import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, InputNumber, Space } from 'antd';
import { z } from 'zod';

import type { InputProps } from '../../kit/inputs/inputs.tsx';
import { NamedGroup } from '../../kit/inputs/named-group.tsx';
import { useContentWords } from './use-content-words.ts';

const stepList = z.array(
  z.object({ seq: z.number(), name: z.string(), actor: z.string(), workdays: z.number().nullable() }),
);
type ProcedureStep = z.output<typeof stepList>[number];

const labels = { name: 'stepName', actor: 'stepActor' } as const;

const numbered = (steps: readonly ProcedureStep[]) =>
  steps.map((step, index) => ({ ...step, seq: index + 1 }));

/** The steps of handling an item, in their order. */
export function StepsInput({ id, field, value, onChange }: InputProps) {
  const t = useContentWords();
  const steps = stepList.safeParse(value).data ?? [];
  const send = (next: readonly ProcedureStep[]) => onChange?.(numbered(next));
  const change = (index: number, part: Partial<ProcedureStep>) =>
    send(steps.map((step, at) => (at === index ? { ...step, ...part } : step)));
  return (
    <NamedGroup id={id} label={field.label}>
      <Space direction="vertical" className="kit-wide">
        {steps.map((step, index) => (
          <Space.Compact key={step.seq} block>
            {(['name', 'actor'] as const).map((part) => (
              <Input
                key={part}
                aria-label={t(labels[part])}
                placeholder={t(labels[part])}
                maxLength={50}
                value={step[part]}
                onChange={(event) => change(index, { [part]: event.target.value })}
              />
            ))}
            <InputNumber
              aria-label={t('stepDays')}
              placeholder={t('stepDays')}
              min={0}
              precision={0}
              value={step.workdays}
              onChange={(workdays) => change(index, { workdays })}
            />
            <Button
              icon={<DeleteOutlined />}
              aria-label={`${t('stepRemove')} ${step.seq}`}
              onClick={() => send(steps.filter((_, at) => at !== index))}
            />
          </Space.Compact>
        ))}
        <Button onClick={() => send([...steps, { seq: 0, name: '', actor: '', workdays: null }])}>
          {t('stepAdd')}
        </Button>
      </Space>
    </NamedGroup>
  );
}
