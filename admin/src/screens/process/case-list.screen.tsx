import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { application } from '@policy/shared/contract/entities/application/application.ts';

import { EntityScreen } from '../../kit/entity-screen.tsx';
import { taskPath } from './task-params.ts';

/** Every case that the reader may read, whoever has it in hand; it is looked at on the page where it is handled. */
export default function CaseListScreen() {
  const t = useTranslations('process');
  const navigate = useNavigate();
  return (
    <EntityScreen
      entity={application}
      without={['view']}
      acts={({ processInstanceId }) =>
        processInstanceId
          ? [
              {
                ...{ key: 'look', label: t('look') },
                run: () => void navigate(taskPath({ taskId: '', processInstanceId })),
              },
            ]
          : []
      }
    />
  );
}
