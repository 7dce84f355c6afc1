import { useState } from 'react';

import type { DiagramEditor } from '../canvas/editor.ts';
import type { DesignView } from '../tool-bar.tsx';
import { readSteps } from './read-steps.ts';
import { BeyondList } from './step-model.ts';
import type { StepList } from './step-model.ts';

interface Read {
  list?: StepList;
  beyond?: BeyondList;
}

/** The drawn process as a list of steps, or what of it is more than that; nothing without an editor. */
function stepsOf(editor: DiagramEditor | undefined): Read {
  if (!editor) return {};
  try {
    return { list: readSteps(editor.process()) };
  } catch (error) {
    if (error instanceof BeyondList) return { beyond: error };
    throw error;
  }
}

/** How a process is shown: as the list that was asked for only where it is one, as it stands now. */
export function useSteps(editor: DiagramEditor | undefined) {
  const [asked, setView] = useState<DesignView>('diagram');
  const read = stepsOf(asked === 'list' ? editor : undefined);
  const view: DesignView = read.list ? 'list' : 'diagram';
  return { ...read, view, setView };
}
