import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';

import type { OfferedAct } from '@policy/shared/contract/workflow/task-acts.ts';

import { lazyPart } from '../../../kit/page/lazy-part.ts';
import type { BackTarget } from './send-back-fields.tsx';
import { useActWords } from './use-act-words.ts';

const ActDialog = lazyPart(() => import('./act-dialog.tsx'));

/** Something that a menu of acts offers. */
export interface MenuAct {
  key: string;
  label: string;
  run: () => void;
}

interface CaseActs {
  acts: readonly OfferedAct[];
  /** The task's state that is shown. */
  rev: number | undefined;
  backTargets: readonly BackTarget[];
  /** The task is somebody else's now. */
  onGivenAway: () => void;
  /** Reads the case again. */
  onChanged: () => Promise<unknown>;
}

/** What the reader may do with a case beside deciding it, and the dialog of the act that he has chosen. */
export function useCaseActs({ acts, ...rest }: CaseActs): { offered: MenuAct[]; dialog: ReactNode } {
  const t = useActWords();
  const [chosen, setChosen] = useState<OfferedAct>();
  const offered = acts.map((one) => ({
    key: one.personName === undefined ? one.act : `${one.act}-${one.taskId}`,
    label:
      one.personName === undefined ? t(one.act) : t('ofPerson', { act: t(one.act), name: one.personName }),
    run: () => setChosen(one),
  }));
  const dialog = chosen ? (
    <Suspense fallback={null}>
      <ActDialog {...chosen} {...rest} onClose={() => setChosen(undefined)} />
    </Suspense>
  ) : null;
  return { offered, dialog };
}
