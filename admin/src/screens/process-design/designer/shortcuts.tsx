import { useState } from 'react';
import { Button, Descriptions, Modal } from 'antd';

import { ownWords } from '../../../kit/page/own-words.ts';
import { designerKeys as en } from '../../../messages/en/designer/designer-keys.ts';
import { designerKeys as zh } from '../../../messages/zh/designer/designer-keys.ts';

const useKeyWords = ownWords({ zh, en });

/** What each key does on the canvas; those of the library are as it binds them. */
const keys = [
  ['saving', 'Ctrl+S'],
  ['undoing', 'Ctrl+Z'],
  ['redoing', 'Ctrl+Y / Ctrl+Shift+Z'],
  ['copying', 'Ctrl+C / Ctrl+X / Ctrl+V'],
  ['choosingAll', 'Ctrl+A'],
  ['finding', 'Ctrl+F'],
  ['naming', 'E'],
  ['removing', 'Delete / Backspace'],
  ['movingShapes', '← ↑ ↓ →'],
  ['movingCanvas', 'Ctrl+← ↑ ↓ →'],
  ['zooming', 'Ctrl++ / Ctrl+- / Ctrl+0'],
  ['hand', 'H'],
  ['lasso', 'L'],
  ['space', 'S'],
  ['connecting', 'C'],
] as const;

/** A button that lists the keys of the canvas. */
export function Shortcuts() {
  const t = useKeyWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('shortcuts')}</Button>
      <Modal open={isOpen} title={t('shortcuts')} footer={null} onCancel={() => setOpen(false)}>
        <Descriptions
          size="small"
          column={1}
          items={keys.map(([act, key]) => ({
            ...{ key: act, label: t(`keys.${act}`) },
            children: <kbd>{key}</kbd>,
          }))}
        />
      </Modal>
    </>
  );
}
