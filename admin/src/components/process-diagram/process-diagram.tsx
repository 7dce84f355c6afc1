import { useEffect, useRef, useState } from 'react';
import { Alert, Button, Space } from 'antd';
import { useTranslations } from 'use-intl';

import type { DiagramView } from '@policy/shared/diagram/draw.ts';
import { marksOf } from '@policy/shared/diagram/marks.ts';
import type { DiagramStep } from '@policy/shared/diagram/marks.ts';

import { loadChunk } from '../../kit/lazy-part.ts';
import './process-diagram.css';

interface ProcessDiagramProps {
  xml: string;
  steps: readonly DiagramStep[];
}

const legend = ['finished', 'running', 'flow'] as const;
const zoomStep = 1.25;

/** The flow chart of a process, coloured by what has happened; its viewer's code comes when it is first shown. */
export function ProcessDiagram({ xml, steps }: ProcessDiagramProps) {
  const t = useTranslations('process');
  const canvas = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<DiagramView>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const container = canvas.current;
    if (!container) return undefined;
    const left = new AbortController();
    loadChunk(() => import('./viewer.ts'))
      .then(({ drawDiagram }) => drawDiagram(container, { xml, marks: marksOf(steps), until: left.signal }))
      .then(setView)
      .catch((error: unknown) => {
        if (left.signal.aborted) return;
        setFailed(true);
        // What the page gets over belongs in the error log all the same.
        reportError(error);
      });
    return () => left.abort();
  }, [xml, steps]);
  return (
    <figure className="process-diagram">
      <Space className="process-diagram-tools" wrap>
        <Button size="small" onClick={() => view?.zoom(zoomStep)}>
          {t('zoomIn')}
        </Button>
        <Button size="small" onClick={() => view?.zoom(1 / zoomStep)}>
          {t('zoomOut')}
        </Button>
        <Button size="small" onClick={() => view?.fit()}>
          {t('fit')}
        </Button>
        <ul aria-label={t('legend')}>
          {legend.map((mark) => (
            <li key={mark} data-mark={mark}>
              {t(mark)}
            </li>
          ))}
        </ul>
      </Space>
      {failed ? <Alert type="warning" message={t('diagramFailed')} /> : null}
      <div ref={canvas} className="process-diagram-canvas" role="group" aria-label={t('diagram')} />
    </figure>
  );
}
