import { useCallback, useReducer, useState } from 'react';

import { useDrawing } from '../../../../kit/page/use-drawing.ts';
import type { DiagramEditor } from '../canvas/editor.ts';
import { openSimulator } from './simulator.ts';
import { atRest } from './standing.ts';
import type { SimulationEvent, Standing } from './standing.ts';
import { useSimulationWords } from './use-simulation-words.ts';

/** A simulation of what an editor holds now, in the box that has `box` for its ref, and where it stands. */
export function useSimulation(editor: DiagramEditor) {
  const t = useSimulationWords();
  const [standing, hear] = useReducer((now: Standing, happening: SimulationEvent) => happening(now), atRest);
  // Elements are called as they were when it began; what is drawn does not change meanwhile.
  const [say] = useState(() => t);
  const [names] = useState(
    () => new Map(editor.elements().map(({ id, name, kind }) => [id, name === '' ? kind : name])),
  );
  const draw = useCallback(
    async (box: HTMLElement, until: AbortSignal) => {
      const nameOf = (id: string) => names.get(id) ?? id;
      const simulator = await openSimulator(box, await editor.xml(), {
        hear: (happening) => until.aborted || hear(happening),
        nameOf,
        say,
      });
      if (until.aborted) simulator.close();
      else until.addEventListener('abort', () => simulator.close());
      return simulator;
    },
    [editor, names, say],
  );
  const { box, drawn: simulator, isFailed } = useDrawing(draw);
  return { box, simulator, isFailed, standing, nameOf: (id: string) => names.get(id) ?? id };
}
