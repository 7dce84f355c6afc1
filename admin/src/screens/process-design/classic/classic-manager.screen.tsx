import type { Page } from '@policy/shared/contract/kit/entity.ts';
import type { DeployedVersion } from '@policy/shared/contract/process-design/calls.ts';

import { useAsk } from '../../../kit/acts/use-ask.ts';
import { useAddressListState } from '../../../kit/lists/list-state.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useDesignWords } from '../use-design-words.ts';
import { commonColumns } from '../versions/version-columns.tsx';
import { VersionList } from '../versions/version-list.tsx';
import { useClassicWords } from './use-classic-words.ts';

const at = (verb: string) => `blade-flow/manager/${verb}`;

/** What is deployed, as the classic engine shows it: held, let go on, seen and removed. */
export default function ClassicManagerScreen() {
  const t = useClassicWords();
  const d = useDesignWords();
  const common = commonColumns(d);
  const { can, http } = useWorkplace();
  const { ask, sayDone } = useAsk();
  const turn = ({ id, name, version, isSuspended }: DeployedVersion, reload: () => void) =>
    ask(
      isSuspended
        ? { title: d('activateTitle', { name, version }), content: d('activateHint') }
        : { title: d('suspendTitle', { name, version }), content: d('suspendHint') },
      async () => {
        await http.post(at('change-state'), { processId: id, state: isSuspended ? 'active' : 'suspended' });
        sayDone();
        reload();
      },
    );
  return (
    <VersionList
      name="classic-manager"
      state={useAddressListState()}
      category={t('category')}
      columns={[
        common.version,
        common.state,
        common.deployedAt,
        { title: t('processId'), dataIndex: 'id', width: 300, isLesser: true },
      ]}
      load={(query) => http.get<Page<DeployedVersion>>(at('list'), query)}
      remove={(ids) => http.post(at('delete-deployment'), { deploymentIds: ids.join(',') })}
      actsOf={(version, reload) =>
        can('design_deployment_status')
          ? [
              {
                ...{ key: 'state', label: d(version.isSuspended ? 'activate' : 'suspend') },
                run: () => turn(version, reload),
              },
            ]
          : []
      }
    />
  );
}
