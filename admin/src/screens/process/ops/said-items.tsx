import type { ReactNode } from 'react';
import { Form, Switch } from 'antd';

import { longestComment } from '@policy/shared/contract/workflow/task-acts.ts';

import { ReasonItem } from '../../../kit/acts/reason-item.tsx';
import { useOpsWords } from './use-ops-words.ts';

interface SaidItemsProps {
  /** The most characters of the reason that are kept. */
  most?: number;
  /** Who is told, where it is not whoever handles it. */
  notifyHint?: string;
  /** Something else is asked for before. */
  isLater?: boolean;
  /** The field that the reason is typed into, where a plain one does not do. */
  children?: ReactNode;
}

/** What every intervention says: why, and whether those whom it concerns are told. */
export function SaidItems({ most = longestComment, isLater = true, notifyHint, children }: SaidItemsProps) {
  const t = useOpsWords();
  return (
    <>
      <ReasonItem {...{ isLater, most }} name="comment" label={t('reason')} missing={t('reasonRequired')}>
        {children}
      </ReasonItem>
      <Form.Item
        name="notify"
        label={t('notify')}
        extra={notifyHint ?? t('notifyHint')}
        valuePropName="checked"
        initialValue={true}
      >
        <Switch />
      </Form.Item>
    </>
  );
}
