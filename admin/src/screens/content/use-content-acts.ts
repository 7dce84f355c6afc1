import { App } from 'antd';

import type {
  ContentState,
  revisionStates,
} from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { Act } from '../../kit/acts/row-actions.tsx';
import { useAsk } from '../../kit/acts/use-ask.ts';
import { nameOf } from '../../kit/entity/fields.ts';
import { useEntity } from '../../kit/entity/use-entity.ts';
import { useBatch } from '../../kit/chosen/use-batch.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { contentRow, hasWaitingRevision, shownAs } from './content-row.ts';
import type { ContentRow } from './content-row.ts';
import { usePublishMany } from './use-publish-many.ts';
import { useWarnings } from './use-warnings.tsx';
import { useRevision } from './revision/use-revision.tsx';
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

/** What a revision may go through, before what its row may. */
const verbsOfRevision: Record<(typeof revisionStates)[number], readonly Verb[]> = {
  draft: ['toReview'],
  pending_review: ['publish', 'refuse'],
};

/** A row as a list or a page has it. */
type Stored = Readonly<{ id: string }>;

/** Whether a row, or its revision, waits for somebody to publish it. */
const isWaiting = (row: ContentRow) => row.status === 'pending_review' || hasWaitingRevision(row);

const verbsOn = ({ status, revisionStatus }: ContentRow): Verb[] => [
  ...new Set([...(revisionStatus ? verbsOfRevision[revisionStatus] : []), ...verbsOf[status]]),
];

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
  const publishMany = usePublishMany(entity);
  const revision = useRevision(entity);
  const warnings = useWarnings(entity);
  const offer = (verb: Verb, row: ContentRow, reload: () => void) => {
    // What is published of it is what its reviewer was shown.
    if (verb === 'publish' && hasWaitingRevision(row)) {
      revision.read(row.id, reload);
      return;
    }
    const act = async () => {
      await calls.act(verb, [row.id], verb === 'publish' ? shownAs(row) : {});
      void message.success(t('moved'));
      reload();
    };
    const title = t(`${verb}Confirm`);
    // What nobody wants in public is shown before a reviewer has to find it.
    if (verb === 'toReview') void warnings(row.id).then((content) => ask({ title, content }, act));
    else ask(title, act);
  };
  const allowed = (row: ContentRow) =>
    verbsOn(row).filter((verb) => made.includes(verb) && can(`${entity.permissionBase}_${verb}`));
  /** What waits for review may be published at a set time, where the kind has one; a revision is read first. */
  const later = (row: ContentRow, reload: () => void): Act[] =>
    isWaiting(row) && 'publishAt' in entity.fields && allowed(row).includes('publish')
      ? [
          {
            ...{ key: 'schedule', label: t('schedule') },
            run: () =>
              hasWaitingRevision(row)
                ? revision.read(row.id, reload)
                : schedule({ id: row.id, shown: shownAs(row), onDone: reload, onRefused: reload }),
          },
        ]
      : [];
  const ofRow = (stored: Stored, reload: () => void): Act[] => {
    const row = contentRow.parse(stored);
    return [
      ...allowed(row).map((verb) => ({ key: verb, label: t(verb), run: () => offer(verb, row, reload) })),
      ...later(row, reload),
      ...revision.ofRow(row, reload),
    ];
  };
  /** What can be done to some of many rows; those that stand elsewhere are told so. */
  const ofMany = (rows: readonly Stored[], reload: () => void): Act[] => {
    const named = rows.map((row) => ({ id: row.id, name: nameOf(entity, row, locale) }));
    const parsed = rows.map((row) => contentRow.parse(row));
    const verbs = new Set(parsed.flatMap((row) => allowed(row)));
    return [...verbs].map((verb) => ({
      key: verb,
      label: t(verb),
      run: () =>
        batch({
          title: t(`${verb}Confirm`),
          rows: named,
          send: (ids) => (verb === 'publish' ? publishMany(parsed) : calls.actOnEach(verb, ids)),
          onDone: reload,
        }),
    }));
  };
  return { ofRow, ofMany, shown: revision.shown };
}
