import { Button } from 'antd';
import { useTranslations } from 'use-intl';

import { useBusy } from '../../../kit/acts/use-busy.ts';
import { useClaim } from '../use-claim.ts';
import type { TaskDetail } from '../task-shapes.ts';

interface ClaimCaseProps {
  process: TaskDetail['process'];
  /** Reads the case again: it is somebody's now, the reader's or another's. */
  onClaimed: () => Promise<unknown>;
}

/** The way to make a case one's own that nobody handles yet. */
export function ClaimCase({ process: { taskId, processInstanceId, rev }, onClaimed }: ClaimCaseProps) {
  const t = useTranslations('process');
  const claim = useClaim();
  const { isBusy, run } = useBusy();
  if (!taskId) return null;
  const take = async () => {
    await claim({ taskId, processInstanceId, rev: rev ?? undefined });
    await onClaimed();
  };
  return (
    <Button type="primary" loading={isBusy} onClick={() => void run(take)}>
      {t('claimAndHandle')}
    </Button>
  );
}
