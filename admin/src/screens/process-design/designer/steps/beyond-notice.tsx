import { Alert } from 'antd';

import { textOf } from '../model/moddle.ts';
import type { BeyondList } from './step-model.ts';
import { useStepWords } from './use-step-words.ts';

interface BeyondNoticeProps {
  beyond: BeyondList | undefined;
  onClose: () => void;
}

/** Says why a process is shown as a diagram and not as the list that was asked for. */
export function BeyondNotice({ beyond, onClose }: BeyondNoticeProps) {
  const t = useStepWords();
  if (!beyond) return null;
  const { reason, element } = beyond;
  const name = textOf(element, 'name') || textOf(element, 'id');
  return (
    <Alert
      showIcon
      closable
      role="status"
      type="info"
      message={t('beyond')}
      description={t(`beyondReasons.${reason}`, { name })}
      onClose={onClose}
    />
  );
}
