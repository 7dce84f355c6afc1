import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  DndContext,
  DragOverlay,
  PointerSensor,
  TouchSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import { Card, Col, Row } from 'antd';

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';

import { CanvasCard } from './canvas-card.tsx';
import type { FieldPath, Spot } from '@policy/shared/forms/design/form-tree.ts';
import type { FieldKind } from '@policy/shared/forms/design/kinds.ts';
import { Palette } from './palette.tsx';
import type { DesignActs } from './use-design-acts.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { useMayDesign } from '../use-may-design.ts';

interface CanvasPaneProps {
  content: FormContent;
  acts: DesignActs;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Stands beside the canvas. */
  children: ReactNode;
}

/** What is dragged: a field that is there, or a new one of a kind. */
interface Dragged {
  from?: FieldPath;
  kind?: FieldKind;
}

// Fields are moved by keys in a way of our own, which the page says; nothing is announced that does not happen.
const silent = () => undefined;
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
};

/** The palette and the canvas, between which fields are dragged; whatever can be dragged can be moved by keys. */
export function CanvasPane({ content, acts, undo, redo, children }: CanvasPaneProps) {
  const t = useDesignerWords();
  const mayDesign = useMayDesign();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const begin = ({ active }: DragStartEvent) => setDragged(active.data.current ?? null);
  const drop = ({ over }: DragEndEvent) => {
    setDragged(null);
    const { to }: { to?: Spot } = over?.data.current ?? {};
    if (!to || !dragged) return;
    if (dragged.kind) acts.add(dragged.kind, to);
    else if (dragged.from) acts.moveTo(dragged.from, to);
  };
  return (
    <DndContext
      accessibility={accessibility}
      sensors={mayDesign ? sensors : []}
      collisionDetection={closestCenter}
      onDragStart={begin}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <Row gutter={[16, 16]}>
        {mayDesign ? (
          <Col xs={24} md={6} xl={4}>
            <Card size="small" title={t('palette')} className="designer-beside">
              <Palette onAdd={(kind) => acts.add(kind)} />
            </Card>
          </Col>
        ) : null}
        <Col xs={24} md={mayDesign ? 18 : 24} xl={mayDesign ? 12 : 16}>
          <CanvasCard {...{ content, acts, undo, redo }} isDragging={dragged !== null} />
        </Col>
        <Col xs={24} xl={8}>
          <Card size="small" className="designer-beside">
            {children}
          </Card>
        </Col>
      </Row>
      <DragOverlay>
        {dragged ? (
          <div className="canvas-overlay">
            {dragged.kind ? t(`kinds.${dragged.kind}`) : dragged.from?.at(-1)}
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}
