'use client';

import { useEffect, useRef, useState } from 'react';

import type { DiagramView } from '@policy/shared/diagram/draw.ts';
import type { Mark } from '@policy/shared/diagram/marks.ts';

import { Button } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import './process-diagram.css';

interface ProcessDiagramProps {
  xml: string;
  marks: [string, Mark][];
  texts: Record<'diagram' | 'legend' | Mark | 'zoomIn' | 'zoomOut' | 'fit' | 'failed' | 'loading', string>;
}

const legend = ['finished', 'running', 'flow'] as const;
const zoomStep = 1.25;

/** A process as a drawing, coloured by what has happened; its viewer is loaded once the page stands. */
export function ProcessDiagram({ xml, marks, texts }: ProcessDiagramProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<DiagramView | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const container = canvas.current;
    if (!container) return undefined;
    const left = new AbortController();
    import('./draw-diagram.ts')
      .then(({ drawDiagram }) => drawDiagram(container, { xml, marks: new Map(marks), until: left.signal }))
      .then(setView)
      .catch(() => {
        if (!left.signal.aborted) setView('failed');
      });
    return () => left.abort();
  }, [xml, marks]);
  const drawn = typeof view === 'object' ? view : null;
  return (
    <figure className="script-only">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ul aria-label={texts.legend} className="flex flex-wrap gap-x-5 text-sm">
          {legend.map((mark) => (
            <li key={mark} data-mark={mark} className="flow-legend inline-flex items-center gap-2">
              {texts[mark]}
            </li>
          ))}
        </ul>
        <p className="-me-3 flex flex-wrap">
          <Button look="quiet" size="small" onClick={() => drawn?.zoom(zoomStep)}>
            {texts.zoomIn}
          </Button>
          <Button look="quiet" size="small" onClick={() => drawn?.zoom(1 / zoomStep)}>
            {texts.zoomOut}
          </Button>
          <Button look="quiet" size="small" onClick={() => drawn?.fit()}>
            {texts.fit}
          </Button>
        </p>
      </div>
      {view === 'failed' ? <Notice tone="warn">{texts.failed}</Notice> : null}
      {view === 'loading' ? (
        <p role="status" className="text-ink-faint">
          {texts.loading}
        </p>
      ) : null}
      <div
        ref={canvas}
        role="group"
        aria-label={texts.diagram}
        className="flow-canvas h-80 rounded-md border border-line bg-paper md:h-104"
      />
    </figure>
  );
}
