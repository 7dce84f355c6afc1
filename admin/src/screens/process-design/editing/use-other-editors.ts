import { useEffect, useState } from 'react';

import { editingEveryMs } from '@policy/shared/contract/process-design/editing.ts';
import type { OtherEditor } from '@policy/shared/contract/process-design/editing.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';

/** Says that a designer is open while its page is in sight, and hears who else has the same one open. */
export function useOtherEditors(path: string, id: string, isOn: boolean): readonly OtherEditor[] {
  const { http } = useWorkplace();
  const [others, setOthers] = useState<readonly OtherEditor[]>([]);
  useEffect(() => {
    if (!isOn) return undefined;
    let isThere = true;
    // Nobody asked for these calls: one that fails is followed by the next.
    const say = (said: object) =>
      http.post<OtherEditor[]>(`${path}/editing`, { id, ...said }, { quiet: true });
    const hear = () =>
      void say({}).then(
        (now) => isThere && setOthers(now),
        () => undefined,
      );
    hear();
    const timer = setInterval(hear, editingEveryMs);
    return () => {
      isThere = false;
      clearInterval(timer);
      setOthers([]);
      void say({ isOver: true }).catch(() => undefined);
    };
  }, [http, path, id, isOn]);
  return others;
}
