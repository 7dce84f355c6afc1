import { processProxy, proxiedKeys } from '@policy/shared/contract/entities/process/process-proxy.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';

import { useAsk } from '../../../kit/acts/use-ask.ts';
import { useEntity } from '../../../kit/entity/use-entity.ts';
import { useOffered } from '../../../kit/inputs/use-offered.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { EntityScreen } from '../../../kit/screen/entity-screen.tsx';
import { ProxyState } from './proxy-state.tsx';
import { useProxyWords } from './use-proxy-words.ts';

type Proxy = RowOf<typeof processProxy>;

const noOffers = { call: '', value: '', label: '' };
const deployed = metaOf(processProxy.fields.processKeys).offeredBy ?? noOffers;

/** Who does whose tasks: each proxy says whether it holds now, and is switched on and off from its row. */
export default function ProcessProxyScreen() {
  const t = useProxyWords();
  const { can } = useWorkplace();
  const { ask, sayDone } = useAsk();
  const { submit } = useEntity(processProxy);
  const turn = async ({ id, isOn, version }: Proxy, reload: () => void) => {
    await submit({ id, version, isOn: isOn === 1 ? 0 : 1 });
    sayDone();
    reload();
  };
  const names = (row: Proxy) => ({ principal: row.principalName ?? '', agent: row.agentName ?? '' });
  return (
    <EntityScreen
      entity={processProxy}
      overrides={{
        principalId: { width: 110 },
        agentId: { width: 110 },
        processKeys: { cell: (row) => <ProcessNames keys={row.processKeys} /> },
        isOn: { label: t('state'), width: 110, cell: (row) => <ProxyState row={row} /> },
      }}
      acts={(row, reload) =>
        can('ops_proxy_edit')
          ? [
              {
                ...{ key: 'turn', label: t(row.isOn === 1 ? 'stop' : 'start') },
                run: () =>
                  ask(t(row.isOn === 1 ? 'askStop' : 'askStart', names(row)), () => turn(row, reload)),
              },
            ]
          : []
      }
    />
  );
}

/** The processes of a proxy by their names; those that are deployed no more by their keys. */
function ProcessNames({ keys }: { keys: string | null | undefined }) {
  const t = useProxyWords();
  const { options } = useOffered(deployed);
  const nameOf = (key: string) => options.find(({ value }) => value === key)?.label ?? key;
  return proxiedKeys(keys)?.map(nameOf).join('、') ?? t('all');
}
