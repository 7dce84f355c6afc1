import { Button } from 'antd';

import type { DiagramEditor } from '../canvas/editor.ts';

interface NodeLinkProps {
  editor: DiagramEditor;
  nodeId: string;
  name: string;
}

/** The name of an element, which chooses it on the canvas; one of a called process stands on another. */
export function NodeLink({ editor, nodeId, name }: NodeLinkProps) {
  const shape = editor.find(nodeId);
  return (
    <Button type="link" size="small" disabled={!shape} onClick={() => shape && editor.choose(shape)}>
      {name || nodeId}
    </Button>
  );
}
