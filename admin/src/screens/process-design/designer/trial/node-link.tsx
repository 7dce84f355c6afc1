import { Button } from 'antd';

import type { DiagramEditor } from '../canvas/editor.ts';

interface NodeLinkProps {
  editor: DiagramEditor;
  nodeId: string;
  name: string;
}

/** The name of an element or what sort it is, which chooses it on the canvas; one of a called process stands on another. */
export function NodeLink({ editor, nodeId, name }: NodeLinkProps) {
  const shape = editor.find(nodeId);
  return (
    <Button type="link" size="small" disabled={!shape} onClick={() => shape && editor.choose(shape)}>
      {name || (editor.elements().find(({ id }) => id === nodeId)?.kind ?? nodeId)}
    </Button>
  );
}
