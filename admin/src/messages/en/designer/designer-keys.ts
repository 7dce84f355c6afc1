import type { designerKeys as zh } from '../../zh/designer/designer-keys.ts';

/** The keys of the canvas on which a process is drawn, in English. */
export const designerKeys: typeof zh = {
  shortcuts: 'Shortcuts',
  keys: {
    saving: 'Save the draft',
    undoing: 'Undo',
    redoing: 'Redo',
    copying: 'Copy / cut / paste',
    choosingAll: 'Choose all',
    finding: 'Find an element',
    naming: 'Edit the name',
    removing: 'Remove what is chosen',
    movingShapes: 'Move what is chosen',
    movingCanvas: 'Move the canvas',
    zooming: 'Zoom in / out / reset',
    hand: 'Hand tool',
    lasso: 'Lasso tool',
    space: 'Space tool',
    connecting: 'Connect tool',
  },
};
