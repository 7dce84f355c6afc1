import { Alert, Button, List } from 'antd';

import type { ModelCheck } from '@policy/shared/contract/process-design/calls.ts';

import type { DiagramEditor, Shape } from './canvas/editor.ts';
import { warningsIn } from '../models/warnings-in.ts';
import { useDesignWords } from '../use-design-words.ts';
import { useDesignerWords } from './use-designer-words.ts';

interface CheckResultProps {
  found: ModelCheck;
  editor: DiagramEditor;
  onClose: () => void;
}

/** Marks the element that a check found at fault, and no longer that of the check before. */
export function markProblem(
  editor: DiagramEditor,
  { before, now }: { before: ModelCheck | undefined; now: ModelCheck },
): void {
  for (const [check, isMarked] of [
    [before, false],
    [now, true],
  ] as const) {
    const node = check?.problem?.node;
    const shape = node && editor.find(node);
    if (!shape) continue;
    editor.mark(shape, isMarked);
    // Its panel says what is wrong.
    if (isMarked) editor.choose(shape);
  }
}

/** Whether what a check found at fault is this element. */
export function isAbout(found: ModelCheck | undefined, editor: DiagramEditor, shape: Shape): boolean {
  const node = found?.problem?.node;
  return node !== null && node !== undefined && editor.find(node)?.id === shape.id;
}

interface Finding {
  text: string;
  node: string | null;
  isProblem: boolean;
}

/** What the server found in a draft, each leading to the element that it is about. */
export function CheckResult({ found: { problem, warnings }, editor, onClose }: CheckResultProps) {
  const t = useDesignerWords();
  const d = useDesignWords();
  const findings: Finding[] = [
    ...(problem ? [{ text: problem.msg, node: problem.node, isProblem: true }] : []),
    ...warningsIn(warnings).map(({ kind, node }) => ({
      ...{ text: d(`warned.${kind}`, { node }), node, isProblem: false },
    })),
  ];
  const show = (node: string | null) => {
    const shape = node === null ? undefined : editor.find(node);
    if (shape) editor.choose(shape);
  };
  const list = (
    <List
      size="small"
      dataSource={findings}
      renderItem={({ text, node }) => (
        <List.Item>
          <Button type="link" size="small" disabled={node === null} onClick={() => show(node)}>
            {text}
          </Button>
        </List.Item>
      )}
    />
  );
  return (
    <Alert
      closable
      showIcon
      role="status"
      type={problem ? 'error' : findings.length > 0 ? 'warning' : 'success'}
      message={problem ? t('problem') : findings.length > 0 ? t('warning') : t('noProblem')}
      {...(findings.length > 0 && { description: list })}
      onClose={onClose}
    />
  );
}
