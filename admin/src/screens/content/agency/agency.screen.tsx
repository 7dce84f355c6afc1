import { agency } from '@policy/shared/contract/entities/content/agency.ts';

import { useAsk } from '../../../kit/acts/use-ask.ts';
import { useEntity } from '../../../kit/entity/use-entity.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { EntityScreen } from '../../../kit/screen/entity-screen.tsx';
import { useContentWords } from '../use-content-words.ts';

/** Nobody deletes the department behind it, which has the history too. */
const without = ['delete', 'history'];

/** The agencies: which departments are some, and what the public is told of them. */
export default function AgencyScreen() {
  const t = useContentWords();
  const { can } = useWorkplace();
  const { ask, sayDone } = useAsk();
  const { remove } = useEntity(agency);
  return (
    <EntityScreen
      entity={agency}
      address="/policy/agency"
      without={without}
      acts={({ id, fullName }, reload) => {
        const endAgency = async () => {
          await remove([id]);
          sayDone();
          reload();
        };
        const question = { title: t('endAgencyConfirm', { name: fullName }), content: t('endAgencyHelp') };
        const run = () => ask({ ...question, okText: t('endAgency'), isDanger: true }, endAgency);
        return can('agency_delete') ? [{ key: 'endAgency', label: t('endAgency'), isDanger: true, run }] : [];
      }}
    />
  );
}
