import { Suspense, useState } from 'react';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { useAsk } from '../../../kit/acts/use-ask.ts';
import type { Act } from '../../../kit/acts/row-actions.tsx';
import { useEntity } from '../../../kit/entity/use-entity.ts';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useContentWords } from '../use-content-words.ts';

const RevisionDrawer = lazyPart(() => import('./revision-drawer.tsx'));

interface Shown {
  id: string;
  reload: () => void;
}

/** What may be done with the revision of a row that has one: it is read, and given up; `shown` is where it is read. */
export function useRevision(entity: Entity) {
  const t = useContentWords();
  const { can } = useWorkplace();
  const { ask, sayDone } = useAsk();
  const calls = useEntity(entity);
  const [open, setOpen] = useState<Shown>();
  const read = (id: string, reload: () => void) => setOpen({ id, reload });
  const drop = (id: string, reload: () => void) =>
    ask({ title: t('dropRevisionConfirm'), okText: t('dropRevision'), isDanger: true }, async () => {
      await calls.act('dropRevision', [id]);
      sayDone();
      reload();
    });
  const ofRow = (
    row: { id: string; revisionStatus?: string | null | undefined },
    reload: () => void,
  ): Act[] => {
    const { id, revisionStatus } = row;
    if (!revisionStatus) return [];
    const reading = { key: 'revision', label: t('revision'), run: () => read(id, reload) };
    const dropped = {
      ...{ key: 'dropRevision', label: t('dropRevision'), isDanger: true },
      run: () => drop(id, reload),
    };
    return can(`${entity.permissionBase}_edit`) ? [reading, dropped] : [reading];
  };
  const close = () => setOpen(undefined);
  const shown = open ? (
    <Suspense>
      <RevisionDrawer
        key={open.id}
        {...{ entity, id: open.id }}
        onClose={close}
        onMoved={() => {
          close();
          open.reload();
        }}
      />
    </Suspense>
  ) : null;
  return { ofRow, read, shown };
}
