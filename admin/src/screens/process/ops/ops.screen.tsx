import { Tabs } from 'antd';
import { useSearchParams } from 'react-router';

import { OpsTable } from './ops-table.tsx';
import { opsTabs } from './ops-shapes.ts';
import { OutboxNote } from './outbox-note.tsx';
import { GivenUpStarts } from './starts/given-up-starts.tsx';
import { useOpsWords } from './use-ops-words.ts';

/** Operations on the processes of everybody: every task, every process, what has ended, and what is stuck. */
export default function OpsScreen() {
  const t = useOpsWords();
  const [search, setSearch] = useSearchParams();
  const tab = opsTabs.find((one) => one === search.get('tab')) ?? 'tasks';
  const items = opsTabs.map((one) => ({
    key: one,
    label: t(`tabs.${one}`),
    children:
      one === tab ? (
        <>
          {one === 'standing' ? <OutboxNote /> : null}
          {one === 'standing' ? <GivenUpStarts /> : null}
          <OpsTable key={one} tab={one} />
        </>
      ) : null,
  }));
  // Each list has filters and pages of its own.
  const turnTo = (next: string) => setSearch(next === 'tasks' ? {} : { tab: next }, { replace: true });
  return <Tabs className="inbox" activeKey={tab} items={items} onChange={turnTo} />;
}
