'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { DiagramView } from '@policy/shared/diagram/draw.ts';
import type { Mark } from '@policy/shared/diagram/marks.ts';
import type { PickedNode } from '@policy/shared/diagram/picking.ts';

import { Button } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import './process-diagram.css';

interface ProcessDiagramProps {
  xml: string;
  marks: [string, Mark][];
  /** The node that it opens at: where the process stands. */
  current: string | undefined;
  /** What is told of a node that is picked, by its id; the rest were not come to. */
  told: Readonly<Record<string, ReactNode>>;
  texts: Record<
    'diagram' | 'legend' | Mark | 'zoomIn' | 'zoomOut' | 'fit' | 'failed' | 'loading' | 'pick' | 'notReached',
    string
  >;
  /** The heading over what is told of a node, with `{node}` for its name. */
  heading: string;
}

const legend = ['finished', 'running', 'flow'] as const;
const zoomStep = 1.25;

/** A process as a drawing, coloured by what has happened; its viewer is loaded once the page stands. */
export function ProcessDiagram({ xml, marks, current, told, texts, heading }: ProcessDiagramProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<DiagramView | 'loading' | 'failed'>('loading');
  const [picked, setPicked] = useState<PickedNode>();
  useEffect(() => {
    const container = canvas.current;
    if (!container) return undefined;
    const left = new AbortController();
    import('./draw-diagram.ts')
      .then(({ drawDiagram }) =>
        drawDiagram(container, {
          ...{ xml, marks: new Map(marks), current, onPick: setPicked, until: left.signal },
        }),
      )
      .then(setView)
      .catch(() => {
        if (!left.signal.aborted) setView('failed');
      });
    return () => left.abort();
  }, [xml, marks, current]);
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
      <div aria-live="polite" className="mt-3">
        {picked ? (
          <section aria-label={nameIn(heading, picked)}>
            <h3 className="font-semibold">{nameIn(heading, picked)}</h3>
            {told[picked.id] ?? <p className="text-ink-soft">{texts.notReached}</p>}
          </section>
        ) : (
          <p className="text-sm text-ink-faint">{texts.pick}</p>
        )}
      </div>
    </figure>
  );
}

const nameIn = (heading: string, { id, name }: PickedNode) => heading.replace('{node}', name || id);
