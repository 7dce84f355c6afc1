import { useState } from 'react';
import { App, Modal, Spin } from 'antd';
import { useTranslations } from 'use-intl';

import { useFreshRead } from '../../kit/entity/use-fresh-read.ts';
import { CheckTree } from './check-tree.tsx';
import { heldByAny, titlesOf } from './keys.ts';
import type { CheckNode } from './keys.ts';
import { useConfirmChange } from './confirm-change.tsx';

interface Loaded {
  nodes: CheckNode[];
  held: string[][];
}

interface ChooseDialogProps {
  title: string;
  /** Names what is chosen for among all open dialogs. */
  name: string;
  /** What there is to choose from, and what each of those chosen for holds now. */
  load: () => Promise<Loaded>;
  save: (chosen: string[]) => Promise<unknown>;
  onClose: () => void;
}

/** Chooses nodes of one tree, with a look at what changes before it is saved. */
export function ChooseDialog({ title, name, load, save, onClose }: ChooseDialogProps) {
  const k = useTranslations('kit');
  const { message } = App.useApp();
  const confirmChange = useConfirmChange();
  const [edited, setEdited] = useState<string[]>();
  const { data } = useFreshRead(['choose', title, name], load);
  const chosen = edited ?? heldByAny(data?.held ?? []);
  const keep = async () => {
    await save(chosen);
    void message.success(k('done'));
    onClose();
  };
  return (
    <Modal
      open
      title={title}
      width="min(640px, 100vw)"
      maskClosable={false}
      okText={k('save')}
      cancelText={k('cancel')}
      okButtonProps={{ disabled: !data }}
      onOk={() =>
        data && confirmChange([{ label: title, held: data.held, chosen, titles: titlesOf(data.nodes) }], keep)
      }
      onCancel={onClose}
    >
      {data ? <CheckTree nodes={data.nodes} value={chosen} onChange={setEdited} /> : <Spin />}
    </Modal>
  );
}
