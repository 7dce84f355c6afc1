import { Collapse, Empty } from 'antd';

import type { ApiDocument, Call } from '@policy/shared/contract/api-document.ts';
import { CallView } from './call-view.tsx';

interface CallListProps {
  document: ApiDocument;
  calls: readonly Call[];
  /** Id of the call that is open. */
  opened: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** Calls by method, path and summary; one of them is open at a time and only that one is drawn whole. */
export function CallList({ document, calls, opened, onOpen }: CallListProps) {
  if (calls.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />;
  return (
    <Collapse
      destroyOnHidden
      activeKey={opened === undefined ? [] : [opened]}
      onChange={(keys) => onOpen(keys.find((key) => key !== opened))}
      items={calls.map((call) => ({
        key: call.operationId,
        label: (
          <span className="api-call">
            <strong>{call.method}</strong> <code>{call.path}</code> {call.summary}
          </span>
        ),
        children: <CallView {...{ document, call }} />,
      }))}
    />
  );
}
