import type { KeyboardEvent } from 'react';
import { Card, Typography } from 'antd';

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import type { Move } from '@policy/shared/forms/design/moves.ts';

import { CanvasContext } from './canvas-context.ts';
import { CanvasTools } from './canvas-tools.tsx';
import FormCanvas from './form-canvas.tsx';
import type { DesignActs } from './use-design-acts.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { useMayDesign } from '../use-may-design.ts';

interface Pressed {
  acts: DesignActs;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

interface CanvasCardProps extends Pressed {
  content: FormContent;
  isDragging: boolean;
}

/** The canvas with its tools; whoever only reads finds none, and no keys. */
export function CanvasCard({ content, isDragging, ...pressed }: CanvasCardProps) {
  const t = useDesignerWords();
  const mayDesign = useMayDesign();
  const { canvas, selected, select } = pressed.acts;
  const press = (event: KeyboardEvent) => {
    const run = actOf(event, pressed);
    if (!run) return;
    event.preventDefault();
    run();
  };
  return (
    <Card
      id={canvas}
      size="small"
      title={t('canvas')}
      {...(mayDesign && { extra: <CanvasTools {...pressed} />, onKeyDown: press })}
    >
      {mayDesign ? <Typography.Paragraph type="secondary">{t('keysHint')}</Typography.Paragraph> : null}
      <CanvasContext value={{ selected, select, isDragging }}>
        <FormCanvas content={content} />
      </CanvasContext>
    </Card>
  );
}

const moveKeys: Partial<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

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
