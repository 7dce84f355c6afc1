import { useCallback } from 'react';
import { Alert, Button, Space } from 'antd';
import { useTranslations } from 'use-intl';

import type { DiagramView } from '@policy/shared/diagram/draw.ts';
import { currentOf, marksOf } from '@policy/shared/diagram/marks.ts';
import type { DiagramStep } from '@policy/shared/diagram/marks.ts';
import type { PickedNode } from '@policy/shared/diagram/picking.ts';

import { loadChunk } from '../../kit/page/lazy-part.ts';
import { useDrawing } from '../../kit/page/use-drawing.ts';
import './process-diagram.css';

interface ProcessDiagramProps {
  xml: string;
  steps: readonly DiagramStep[];
  /** Called with the node that its reader picks, always the same function; without it, none can be picked. */
  onPick?: (node: PickedNode) => void;
}

const legend = ['finished', 'running', 'flow'] as const;
const zoomStep = 1.25;
const tools = [
  ['zoomIn', (view: DiagramView) => view.zoom(zoomStep)],
  ['zoomOut', (view: DiagramView) => view.zoom(1 / zoomStep)],
  ['fit', (view: DiagramView) => view.fit()],
] as const;

/** The flow chart of a process, coloured by what has happened; its viewer's code comes when it is first shown. */
export function ProcessDiagram({ xml, steps, onPick }: ProcessDiagramProps) {
  const t = useTranslations('process');
  const draw = useCallback(
    async (container: HTMLElement, until: AbortSignal) => {
      const { drawDiagram } = await loadChunk(() => import('./viewer.ts'));
      return drawDiagram(container, { xml, marks: marksOf(steps), current: currentOf(steps), onPick, until });
    },
    [xml, steps, onPick],
  );
  const { box, drawn: view, isFailed } = useDrawing(draw);
  return (
    <figure className="process-diagram">
      <Space className="process-diagram-tools" wrap>
        {tools.map(([name, act]) => (
          // Whoever has it in focus keeps it there while a diagram comes or is drawn anew.
          <Button key={name} size="small" aria-disabled={!view} onClick={() => view && act(view)}>
            {t(name)}
          </Button>
        ))}
        <ul aria-label={t('legend')}>
          {legend.map((mark) => (
            <li key={mark} data-mark={mark}>
              {t(mark)}
            </li>
          ))}
        </ul>
      </Space>
      {isFailed ? <Alert type="warning" message={t('diagramFailed')} /> : null}
      <div ref={box} className="process-diagram-canvas" role="group" aria-label={t('diagram')} />
    </figure>
  );
}
