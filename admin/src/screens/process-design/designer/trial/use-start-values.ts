import useSWR from 'swr';

import type { StartValues } from '@policy/shared/contract/process-design/trial.ts';

import { useModelCalls } from '../../model-calls.ts';
import type { DiagramEditor } from '../canvas/editor.ts';

/** Until it is read, and where it could not be: a process is tried without values then. */
const none: StartValues = { schema: { properties: {} }, uiSchema: {}, others: [], isOpen: false };

/** What the process asks for as it was drawn when this was last read, and reading it again. */
export function useStartValues(editor: DiagramEditor, modelKey: string) {
  const calls = useModelCalls();
  const { data, isLoading, mutate } = useSWR<StartValues, Error>(
    ['start-values', modelKey],
    async () => calls.startValues({ modelKey, xml: await editor.xml() }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, dedupingInterval: 0 },
  );
  return { asked: data ?? none, isReading: isLoading, readAgain: () => void mutate() };
}
