import { PlusOutlined } from '@ant-design/icons';

import { MenuButton } from '../../../../kit/acts/menu-button.tsx';
import type { InsertPlace } from '../canvas/step-editing.ts';
import type { StepsProps } from './steps-props.ts';
import { useStepWords } from './use-step-words.ts';

const kinds = ['approve', 'copy', 'choice', 'wait'] as const;

interface AddStepProps extends StepsProps {
  at: InsertPlace;
  label: string;
}

/** Puts a step into the list, and shows its properties. */
export function AddStep({ editing, choose, isReadOnly, at, label }: AddStepProps) {
  const t = useStepWords();
  if (isReadOnly) return <div className="steps-between" />;
  const items = kinds.map((kind) => ({
    ...{ key: kind, label: t(`kinds.${kind}`) },
    onClick: () => choose(editing.insert(kind, at)),
  }));
  return (
    <div className="steps-between">
      <MenuButton
        size="small"
        shape="circle"
        icon={<PlusOutlined />}
        aria-label={label}
        title={label}
        menu={{ items }}
      />
    </div>
  );
}
