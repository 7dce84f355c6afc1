import { App } from 'antd';
import { useTranslations } from 'use-intl';

import { outboxEvent } from '@policy/shared/contract/entities/log/outbox-event.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { useBusy } from '../../kit/acts/use-busy.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

type Event = Pick<RowOf<typeof outboxEvent>, 'id'>;

/** Sends dead events again, once however often it is pressed meanwhile; the frame tells a refusal. */
export function useRepeat() {
  const k = useTranslations('kit');
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { run } = useBusy();
  const repeat = async (events: readonly Event[], reload: () => void) => {
    await http.post(`${outboxEvent.path}/repeat`, { ids: events.map(({ id }) => id).join(',') });
    void message.success(k('done'));
    reload();
  };
  return (events: readonly Event[], reload: () => void) =>
    void run(() => repeat(events, reload)).catch(passOverRefusal);
}
