import { useTranslations } from 'use-intl';

import { notice } from '@policy/shared/contract/entities/desk/notice.ts';
import type { NoticeState } from '@policy/shared/contract/entities/desk/notice.ts';

import type { Act } from '../../kit/acts/row-actions.tsx';
import { useAsk } from '../../kit/acts/use-ask.ts';
import { useEntity } from '../../kit/entity/use-entity.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

const verbOf: Record<NoticeState, 'publish' | 'withdraw'> = {
  draft: 'publish',
  withdrawn: 'publish',
  published: 'withdraw',
};

/** The moves of a notice that its state and the reader's button codes allow; each is confirmed. */
export function useNoticeActs() {
  const t = useTranslations('desk');
  const { can } = useWorkplace();
  const { ask, sayDone } = useAsk();
  const calls = useEntity(notice);
  return ({ id, status }: { id: string; status: NoticeState }, reload: () => void): Act[] => {
    const verb = verbOf[status];
    const take = async () => {
      await calls.act(verb, [id]);
      sayDone();
      reload();
    };
    const act = { key: verb, label: t(verb), run: () => ask(t(`${verb}Confirm`), take) };
    return can(`${notice.permissionBase}_${verb}`) ? [act] : [];
  };
}
