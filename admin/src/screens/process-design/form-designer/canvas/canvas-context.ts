import { createContext, useContext } from 'react';

import type { FieldPath } from '@policy/shared/forms/design/form-tree.ts';

interface Canvas {
  selected: FieldPath;
  select: (path: FieldPath) => void;
  /** What is dragged, if anything is. */
  isDragging: boolean;
}

/** What every field on the canvas is told. */
export const CanvasContext = createContext<Canvas>({
  selected: [],
  select: () => undefined,
  isDragging: false,
});

export const useCanvas = () => useContext(CanvasContext);
