import { useCallback, useEffect, useRef, useState } from 'react';

import type { ModelCheck } from '@policy/shared/contract/process-design/calls.ts';

import type { ModelCalls } from '../model-calls.ts';
import type { DiagramEditor } from './canvas/editor.ts';
import { markProblems } from './check-result.tsx';

/** How long nothing has to be drawn before what is drawn is checked. */
const restMs = 1500;
/** A larger document is read in a thread of its own: it is checked when somebody asks for that. */
const largestBySelf = 200_000;

interface Options {
  modelKey: string;
  calls: Pick<ModelCalls, 'check'>;
  editor: DiagramEditor | undefined;
  /** Counts what is drawn; nothing is checked before the first document is open. */
  revision: number;
}

/**
 * What deploying the drawing would be refused for: asked of the server whenever somebody has stopped drawing for a moment, and
 * on demand. The elements at fault are marked; what is found is listed where it was asked for.
 */
export function useCheck({ modelKey, calls, editor, revision }: Options) {
  const [found, setFound] = useState<ModelCheck>();
  const [isListed, setListed] = useState(false);
  const marked = useRef<ModelCheck>(undefined);
  const asked = useRef(0);
  const ask = useCallback(
    async (limit = Number.POSITIVE_INFINITY) => {
      if (!editor) return undefined;
      const turn = (asked.current += 1);
      const xml = await editor.xml();
      const result = xml.length > limit ? undefined : await calls.check(modelKey, xml);
      // What was asked later says more.
      if (turn !== asked.current) return undefined;
      markProblems(editor, { before: marked.current, now: result });
      marked.current = result;
      setFound(result);
      return result;
    },
    [editor, calls, modelKey],
  );
  useEffect(() => {
    if (revision === 0) return undefined;
    // Nobody asked for it: where it fails, what is drawn is simply not judged.
    const timer = setTimeout(() => void ask(largestBySelf).catch(() => undefined), restMs);
    return () => clearTimeout(timer);
  }, [ask, revision]);
  return {
    found,
    /** For how much deploying would be refused. */
    count: found?.problems.length ?? 0,
    /** What is found, where somebody looks at the list of it. */
    listed: isListed ? found : undefined,
    /** Asks now, lists what is found and goes to the first element at fault. */
    list: async () => {
      const result = await ask();
      setListed(true);
      const first = result?.problems.find(({ elementId }) => elementId !== null)?.elementId;
      const shape = first ? editor?.find(first) : undefined;
      if (shape) editor?.choose(shape);
    },
    close: () => setListed(false),
  };
}
