import { Card, Skeleton, Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import useSWR from 'swr';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { ExplainCode } from './explain/explain-code.tsx';
import { ExplainPerson } from './explain/explain-person.tsx';
import { ExplainReach } from './explain/explain-reach.tsx';
import type { Code } from './explain/explain-shapes.ts';
import './explain/explain.css';
import { useExplainWords } from './explain/use-explain-words.ts';

const views = ['person', 'reach', 'permission'] as const;

/** Who may do what, and why: by person, by the data that he would see, and by permission. */
export default function ExplainScreen() {
  const t = useExplainWords();
  const { http, locale } = useWorkplace();
  const [address, setAddress] = useSearchParams();
  const { data: codes } = useSWR<Code[], Error>(['permission-codes', locale], () =>
    http.get<Code[]>('blade-system/permission/codes'),
  );
  if (!codes) return <Skeleton active />;
  return (
    <Card>
      <Tabs
        activeKey={views.find((view) => view === address.get('by')) ?? 'person'}
        onChange={(by) => setAddress({ by }, { replace: true })}
        items={[
          { key: 'person', label: t('byPerson'), children: <ExplainPerson codes={codes} /> },
          { key: 'reach', label: t('byReach'), children: <ExplainReach /> },
          { key: 'permission', label: t('byPermission'), children: <ExplainCode codes={codes} /> },
        ]}
      />
    </Card>
  );
}
