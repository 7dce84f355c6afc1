import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/diagram-js.css';

import { drawOn } from '@policy/shared/diagram/draw.ts';
import type { Drawing } from '@policy/shared/diagram/draw.ts';

/** Draws a process into an element; the viewer and its styles come with this file. */
export const drawDiagram = (container: HTMLElement, drawing: Drawing) =>
  drawOn(() => new NavigatedViewer({ container }), drawing);
