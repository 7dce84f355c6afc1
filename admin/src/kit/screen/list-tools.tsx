import type { ReactNode } from 'react';
import { Button } from 'antd';

interface ListTools {
  /** Whether the reader may do what a button code's last part says. */
  may: (verb: string) => boolean;
  words: { add: string; remove: string };
  onAdd: () => void;
  onRemove: () => void;
  /** The screen's own, between adding and removing. */
  own: readonly ReactNode[];
  exporting: ReactNode;
}

/** The buttons above a list, as far as its reader may press them. */
export const listTools = ({ may, words, onAdd, onRemove, own, exporting }: ListTools): ReactNode[] => [
  may('add') && (
    <Button key="add" type="primary" onClick={onAdd}>
      {words.add}
    </Button>
  ),
  ...own,
  may('delete') && (
    <Button key="remove" danger onClick={onRemove}>
      {words.remove}
    </Button>
  ),
  may('export') && exporting,
];
