import { useRef, useState } from 'react';
import type { ActionType } from '@ant-design/pro-components';

import { boxLabel } from './box-label.ts';

/** The rows of a table that are ticked, of those that may be; to reload the table unticks them. */
export function useChosenRows<R>(labelOf: (row: R) => string, mayTick: (row: R) => boolean = () => true) {
  const table = useRef<ActionType>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const reload = () => {
    setChosen([]);
    void table.current?.reload();
  };
  const rowSelection = {
    selectedRowKeys: chosen,
    onChange: (keys: readonly (string | number | bigint)[]) => setChosen(keys.map(String)),
    getCheckboxProps: (row: R) => ({ ...boxLabel(labelOf(row)), disabled: !mayTick(row) }),
  };
  const unchoose = () => setChosen([]);
  return { chosen, reload, unchoose, table: { actionRef: table, rowSelection } };
}
