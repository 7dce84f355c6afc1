import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { operationLog } from '@policy/shared/contract/entities/log/operation-log.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { ChangeHistory } from '../../kit/forms/change-history.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { entityNamed } from '../../kit/references/reference-options.ts';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { NetworkAddress } from '../../kit/values/network-address.tsx';
import type { Tone } from '../../kit/values/state-tag.tsx';

type Operation = RowOf<typeof operationLog>;

const tones: Record<Operation['act'], Tone> = {
  added: 'good',
  changed: 'active',
  moved: 'active',
  published: 'good',
  offline: 'quiet',
  removed: 'bad',
  restored: 'good',
  purged: 'bad',
};
/** After these there is no row to go to. */
const gone: readonly Operation['act'][] = ['removed', 'purged'];

/** Who did what to which row, over all entities that the reader may look up. */
export default function OperationLogScreen() {
  const t = useTranslations('log');
  const [opened, setOpened] = useState<Operation>();
  const entity = opened && entityNamed(opened.entity);
  return (
    <>
      <EntityScreen
        entity={operationLog}
        overrides={{
          act: { tones },
          target: { cell: (row) => <Target row={row} /> },
          remoteIp: { cell: ({ remoteIp }) => <NetworkAddress address={remoteIp} /> },
        }}
        acts={(row) =>
          gone.includes(row.act)
            ? []
            : [{ key: 'changes', label: t('itsChanges'), run: () => setOpened(row) }]
        }
      />
      {entity ? (
        <ChangeHistory entity={entity} id={opened.rowId} onClose={() => setOpened(undefined)} />
      ) : null}
    </>
  );
}

/** What the row was called then, and the way to it where it stands in a list that the reader may open. */
function Target({ row: { act, entity, target, rowId } }: { row: Operation }) {
  const { pages } = useWorkplace();
  const base = entityNamed(entity)?.permissionBase;
  const page = gone.includes(act) ? undefined : pages.find(({ code }) => code === base);
  const name = target ?? rowId;
  return page ? <Link to={`${page.path}?id=${rowId}`}>{name}</Link> : name;
}
