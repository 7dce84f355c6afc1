import { Button } from 'antd';
import { useNavigate } from 'react-router';

import { leave } from '@policy/shared/contract/entities/desk/leave.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { EntityScreen } from '../../../kit/screen/entity-screen.tsx';
import { leaveCasePath, leaveFormPath } from './leave-paths.ts';
import { useLeaveWords } from './use-leave-words.ts';

/** The reader's leaves, and everybody's for who keeps them: a draft is gone on with, what was handed in is seen as its case. */
export default function LeaveScreen() {
  const t = useLeaveWords();
  const { can } = useWorkplace();
  const go = useNavigate();
  return (
    <EntityScreen
      entity={leave}
      // A leave is written on a page of its own.
      without={['add', 'edit']}
      tools={() =>
        can('leave_add')
          ? [
              <Button key="ask" type="primary" onClick={() => void go(leaveFormPath())}>
                {t('ask')}
              </Button>,
            ]
          : []
      }
      acts={({ id, state, processInstanceId }) => {
        if (state === 'draft')
          return [{ key: 'goOn', label: t('goOn'), run: () => void go(leaveFormPath(id)) }];
        if (!processInstanceId) return [];
        return [{ key: 'open', label: t('open'), run: () => void go(leaveCasePath(processInstanceId, id)) }];
      }}
    />
  );
}
