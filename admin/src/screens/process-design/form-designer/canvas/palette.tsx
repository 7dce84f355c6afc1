import { Button, Typography } from 'antd';
import { useDraggable } from '@dnd-kit/core';

import { fieldKinds } from '@policy/shared/forms/design/kinds.ts';
import type { FieldKind } from '@policy/shared/forms/design/kinds.ts';
import { useDesignerWords } from '../use-designer-words.ts';

/** What can be put into the form: by a click, by a key, or by dragging it there. */
export function Palette({ onAdd }: { onAdd: (kind: FieldKind) => void }) {
  const t = useDesignerWords();
  return (
    <>
      <Typography.Paragraph type="secondary">{t('paletteHint')}</Typography.Paragraph>
      <div className="designer-palette">
        {fieldKinds.map((kind) => (
          <Kind key={kind} kind={kind} title={t(`kinds.${kind}`)} onAdd={() => onAdd(kind)} />
        ))}
      </div>
    </>
  );
}

function Kind({ kind, title, onAdd }: { kind: FieldKind; title: string; onAdd: () => void }) {
  const { setNodeRef, listeners } = useDraggable({ id: `kind:${kind}`, data: { kind } });
  return (
    <Button ref={setNodeRef} {...listeners} block onClick={onAdd}>
      {title}
    </Button>
  );
}
