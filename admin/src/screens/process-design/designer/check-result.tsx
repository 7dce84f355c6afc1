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

const shapesOf = (check: ModelCheck | undefined, editor: DiagramEditor): Shape[] =>
  (check?.problems ?? []).flatMap(({ elementId }) => (elementId && editor.find(elementId)) || []);

/** Marks the elements that a check found at fault, and no longer those of the check before. */
export function markProblems(
  editor: DiagramEditor,
  { before, now }: { before: ModelCheck | undefined; now: ModelCheck | undefined },
): void {
  for (const shape of shapesOf(before, editor)) editor.mark(shape, false);
  for (const shape of shapesOf(now, editor)) editor.mark(shape, true);
}

/** What a check found at fault with an element. */
export const problemsAt = (found: ModelCheck | undefined, { id }: Pick<Shape, 'id'>): string[] =>
  (found?.problems ?? []).filter(({ elementId }) => elementId === id).map(({ msg }) => msg);

interface Finding {
  text: string;
  /** Its id, or what it is called. */
  node: string | null;
}

/** What the server found in a draft, each leading to the element that it is about. */
export function CheckResult({ found: { problems, warnings }, editor, onClose }: CheckResultProps) {
  const t = useDesignerWords();
  const d = useDesignWords();
  const findings: Finding[] = [
    ...problems.map(({ msg, elementId }) => ({ text: msg, node: elementId })),
    ...warningsIn(warnings).map(({ kind, node }) => ({
      ...{ text: d(`warned.${kind}`, { node }), node },
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
      type={problems.length > 0 ? 'error' : findings.length > 0 ? 'warning' : 'success'}
      message={problems.length > 0 ? t('problem') : findings.length > 0 ? t('warning') : t('noProblem')}
      {...(findings.length > 0 && { description: list })}
      onClose={onClose}
    />
  );
}
