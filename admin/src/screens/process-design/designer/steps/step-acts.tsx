import { Button, Space } from 'antd';
import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';

import type { ListedStep } from './step-model.ts';
import type { StepsProps } from './steps-props.ts';
import { useStepWords } from './use-step-words.ts';

/** A step between those that it can change places with. */
export interface Around {
  before: ListedStep | undefined;
  behind: ListedStep | undefined;
}

interface StepActsProps extends Pick<StepsProps, 'editing' | 'focus' | 'isReadOnly'>, Around {
  step: ListedStep;
  name: string;
}

/** Moves a step or takes it out. */
export function StepActs({ editing, focus, isReadOnly, step, name, before, behind }: StepActsProps) {
  const t = useStepWords();
  if (isReadOnly) return null;
  const acts = [
    {
      ...{ label: t('up', { name }), icon: <ArrowUpOutlined />, isOff: !before },
      act: () => before && editing.moveDown(before, step),
      next: step,
    },
    {
      ...{ label: t('down', { name }), icon: <ArrowDownOutlined />, isOff: !behind },
      act: () => behind && editing.moveDown(step, behind),
      next: step,
    },
    {
      ...{ label: t('remove', { name }), icon: <DeleteOutlined />, isOff: false },
      act: () => editing.remove(step),
      next: behind ?? before,
    },
  ];
  return (
    <Space size={0}>
      {acts.map(({ label, icon, isOff, act, next }) => (
        <Button
          key={label}
          size="small"
          type="text"
          icon={icon}
          aria-label={label}
          title={label}
          disabled={isOff}
          onClick={() => {
            act();
            focus(next?.node);
          }}
        />
      ))}
    </Space>
  );
}
