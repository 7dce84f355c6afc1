import { App } from 'antd';
import { useTranslations } from 'use-intl';

import { notice } from '@policy/shared/contract/entities/desk/notice.ts';
import type { NoticeState } from '@policy/shared/contract/entities/desk/notice.ts';

import type { Act } from '../../kit/row-actions.tsx';
import { useWorkplace } from '../../kit/session-context.tsx';
import { useEntity } from '../../kit/use-entity.ts';

const verbOf: Record<NoticeState, 'publish' | 'withdraw'> = {
  draft: 'publish',
  withdrawn: 'publish',
  published: 'withdraw',
};

/** The moves of a notice that its state and the reader's button codes allow; each is confirmed. */
export function useNoticeActs() {
  const t = useTranslations('desk');
  const k = useTranslations('kit');
  const { can } = useWorkplace();
  const { message, modal } = App.useApp();
  const calls = useEntity(notice);
  return ({ id, status }: { id: string; status: NoticeState }, reload: () => void): Act[] => {
    const verb = verbOf[status];
    // The server's refusal has been shown by the frame; the row stays as it was.
    const take = () =>
      calls.act(verb, [id]).then(
        () => {
          void message.success(k('done'));
          reload();
        },
        () => undefined,
      );
    const ask = () =>
      void modal.confirm({
        ...{ title: t(`${verb}Confirm`), okText: k('ok'), cancelText: k('cancel') },
        onOk: take,
      });
    return can(`${notice.thing}_${verb}`) ? [{ key: verb, label: t(verb), run: ask }] : [];
  };
}
