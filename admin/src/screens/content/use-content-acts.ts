import { App } from 'antd';
import { z } from 'zod';

import { contentStates } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { ContentState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { Act } from '../../kit/acts/row-actions.tsx';
import { useAsk } from '../../kit/acts/use-ask.ts';
import { nameOf } from '../../kit/entity/fields.ts';
import type { Row } from '../../kit/entity/fields.ts';
import { useEntity } from '../../kit/entity/use-entity.ts';
import { useBatch } from '../../kit/chosen/use-batch.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useSchedule } from './use-schedule.tsx';
import { useContentWords } from './use-content-words.ts';

type Verb = 'toReview' | 'publish' | 'refuse' | 'offline' | 'archive';

const verbsOf: Record<ContentState, readonly Verb[]> = {
  draft: ['toReview'],
  pending_review: ['publish', 'refuse'],
  published: ['offline'],
  offline: ['publish', 'archive'],
  archived: [],
};

const contentRow = z.object({ id: z.string(), status: z.enum(contentStates) });
type ContentRow = z.infer<typeof contentRow>;

const all: readonly Verb[] = ['toReview', 'publish', 'refuse', 'offline', 'archive'];

/** The moves of published content that its state and the reader's button codes allow; each is confirmed. `made` are those that this kind makes. */
export function useContentActs(entity: Entity, made: readonly Verb[] = all) {
  const t = useContentWords();
  const { can, locale } = useWorkplace();
  const batch = useBatch();
  const { message } = App.useApp();
  const { ask } = useAsk();
  const calls = useEntity(entity);
  const schedule = useSchedule(entity);
  const offer = (verb: Verb, id: string, reload: () => void) =>
    ask(t(`${verb}Confirm`), async () => {
      await calls.act(verb, [id]);
      void message.success(t('moved'));
      reload();
    });
  const allowed = (row: ContentRow) =>
    verbsOf[row.status].filter((verb) => made.includes(verb) && can(`${entity.permissionBase}_${verb}`));
  /** What waits for review may be published at a set time, where the kind has one. */
  const later = (row: ContentRow, reload: () => void): Act[] =>
    row.status === 'pending_review' && 'publishAt' in entity.fields && allowed(row).includes('publish')
      ? [{ key: 'schedule', label: t('schedule'), run: () => schedule(row.id, reload) }]
      : [];
  const ofRow = (row: ContentRow, reload: () => void): Act[] => [
    ...allowed(row).map((verb) => ({ key: verb, label: t(verb), run: () => offer(verb, row.id, reload) })),
    ...later(row, reload),
  ];
  /** The same for a row as a page of the kit has it. */
  const ofStored = (row: Row, reload: () => void): Act[] => ofRow(contentRow.parse(row), reload);
  /** What can be done to some of many rows; those that stand elsewhere are told so. */
  const ofMany = (rows: readonly ContentRow[], reload: () => void): Act[] => {
    const named = rows.map((row) => ({ id: row.id, name: nameOf(entity, row, locale) }));
    return [...new Set(rows.flatMap(allowed))].map((verb) => ({
      key: verb,
      label: t(verb),
      run: () =>
        batch({
          title: t(`${verb}Confirm`),
          rows: named,
          send: (ids) => calls.actOnEach(verb, ids),
          onDone: reload,
        }),
    }));
  };
  return { ofRow, ofStored, ofMany };
}
