import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
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
import { Card, Col, Row, Typography } from 'antd';

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';

import { CanvasContext } from './canvas-context.ts';
import { CanvasTools } from './canvas-tools.tsx';
import FormCanvas from './form-canvas.tsx';
import type { FieldPath, Spot } from '@policy/shared/forms/design/form-tree.ts';
import type { FieldKind } from '@policy/shared/forms/design/kinds.ts';
import type { Move } from '@policy/shared/forms/design/moves.ts';
import { Palette } from './palette.tsx';
import type { DesignActs } from './use-design-acts.ts';
import { useDesignerWords } from '../use-designer-words.ts';

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

const moveKeys: Partial<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

// Fields are moved by keys in a way of our own, which the page says; nothing is announced that does not happen.
const silent = () => undefined;
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
};

/** The palette and the canvas, between which fields are dragged; whatever can be dragged can be moved by keys. */
export function CanvasPane({ content, acts, undo, redo, children }: CanvasPaneProps) {
  const t = useDesignerWords();
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
  const press = (event: KeyboardEvent) => {
    const run = actOf(event, { acts, undo, redo });
    if (!run) return;
    event.preventDefault();
    run();
  };
  return (
    <DndContext
      {...{ sensors, accessibility }}
      collisionDetection={closestCenter}
      onDragStart={begin}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <Row gutter={[16, 16]}>
        <Col xs={24} md={6} xl={4}>
          <Card size="small" title={t('palette')} className="designer-beside">
            <Palette onAdd={(kind) => acts.add(kind)} />
          </Card>
        </Col>
        <Col xs={24} md={18} xl={12}>
          <Card
            size="small"
            title={t('canvas')}
            extra={<CanvasTools {...{ acts, undo, redo }} />}
            onKeyDown={press}
          >
            <Typography.Paragraph type="secondary">{t('keysHint')}</Typography.Paragraph>
            <CanvasContext
              value={{ selected: acts.selected, select: acts.select, isDragging: dragged !== null }}
            >
              <FormCanvas content={content} />
            </CanvasContext>
          </Card>
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

interface Pressed {
  acts: DesignActs;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

/** What a key does on the canvas. */
function actOf(event: KeyboardEvent, pressed: Pressed): (() => void) | undefined {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) return stepOf(event, pressed);
  const move = moveKeys[key];
  const { acts } = pressed;
  if (altKey && move) return () => acts.move(move);
  return key === 'Delete' ? acts.remove : undefined;
}

/** Ctrl+Z takes a step back; Ctrl+Y and Ctrl+Shift+Z do it again. */
function stepOf({ key, shiftKey }: KeyboardEvent, { undo, redo }: Pressed): (() => void) | undefined {
  const letter = key.toLowerCase();
  const isAgain = letter === 'y' || (letter === 'z' && shiftKey);
  if (isAgain) return redo;
  return letter === 'z' ? undo : undefined;
}
