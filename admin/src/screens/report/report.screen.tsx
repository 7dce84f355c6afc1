import { Button } from 'antd';
import { useNavigate } from 'react-router';

import { report } from '@policy/shared/contract/entities/report/report.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { useReportPageWords } from './use-report-page-words.ts';

/** The standard acts give way to running and designing; rows are removed from above the list. */
const replaced = ['view', 'edit', 'add', 'export', 'delete'];

/** The reports that the person at work may run, and the way to their designs. */
export default function ReportScreen() {
  const t = useReportPageWords();
  const { can } = useWorkplace();
  const navigate = useNavigate();
  const go = (path: string) => void navigate(`/report/${path}`);
  return (
    <EntityScreen
      entity={report}
      without={replaced}
      acts={({ id }) => [
        { key: 'run', label: t('run'), run: () => go(`run/${id}`) },
        ...(can('report_edit') ? [{ key: 'design', label: t('design'), run: () => go(`design/${id}`) }] : []),
      ]}
      tools={() =>
        can('report_add')
          ? [
              <Button key="new" type="primary" onClick={() => go('design/new')}>
                {t('new')}
              </Button>,
            ]
          : []
      }
    />
  );
}
