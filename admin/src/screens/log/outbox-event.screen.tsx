import { Link } from 'react-router';

import { outboxEvent } from '@policy/shared/contract/entities/log/outbox-event.ts';
import type { OutboxKind } from '@policy/shared/contract/log/outbox.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Act } from '../../kit/acts/row-actions.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import type { Tone } from '../../kit/values/state-tag.tsx';
import { useOutboxWords } from './use-outbox-words.ts';
import { useRepeat } from './use-repeat.ts';

type Event = RowOf<typeof outboxEvent>;

const tones: Record<Event['state'], Tone> = { pending: 'active', dead: 'bad' };

/** The menu of the list that what leaves stands in, where it stands in one. */
const listsOfRecords: Partial<Record<OutboxKind, string>> = { sms: 'sms_log', mail: 'mail_log' };

/** What still has to leave and what was given up; the latter can be sent again, one or many at once. */
export default function OutboxEventScreen() {
  const t = useOutboxWords();
  const { can } = useWorkplace();
  const repeat = useRepeat();
  const acts = (events: readonly Event[], reload: () => void): readonly Act[] => {
    const dead = events.filter(({ state }) => state === 'dead');
    if (dead.length === 0 || !can('outbox_repeat')) return [];
    return [{ key: 'repeat', label: t('sendAgain'), run: () => repeat(dead, reload) }];
  };
  return (
    <EntityScreen
      entity={outboxEvent}
      overrides={{
        state: { tones },
        kind: { width: 70 },
        lastError: { width: 190 },
        target: { width: 130, cell: (event) => <Target event={event} /> },
        // A dead one is due no more.
        dueTime: { cell: ({ state, dueTime }) => (state === 'dead' ? '—' : dueTime) },
      }}
      acts={(event, reload) => acts([event], reload)}
      batch={acts}
    />
  );
}

/** What leaves, and the way to it where it stands in a list that the reader may open. */
function Target({ event: { kind, recordId, target } }: { event: Event }) {
  const { pages } = useWorkplace();
  const page = pages.find(({ code }) => code === listsOfRecords[kind]);
  return page ? <Link to={`${page.path}?id=${recordId}`}>{target}</Link> : target;
}
