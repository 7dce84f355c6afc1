import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { errorKind } from '@policy/shared/contract/entities/log/error-kind.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Tone } from '../../kit/values/state-tag.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';

const tones: Record<RowOf<typeof errorKind>['status'], Tone> = {
  open: 'attention',
  again: 'bad',
  handled: 'good',
  ignored: 'quiet',
};

/** Each error once, with how often it was met and what became of it. */
export default function ErrorKindScreen() {
  const t = useTranslations('log');
  const { can } = useWorkplace();
  const navigate = useNavigate();
  return (
    <EntityScreen
      entity={errorKind}
      overrides={{ status: { tones } }}
      acts={({ fingerprint }) =>
        can('log_error_view')
          ? [
              {
                key: 'entries',
                label: t('itsEntries'),
                run: () => void navigate(`/monitor/log/error?fingerprint=${fingerprint}`),
              },
            ]
          : []
      }
    />
  );
}
