import type { TaskDetail } from '../task-shapes.ts';
import { ActBar } from '../acts/act-bar.tsx';
import type { MenuAct } from '../acts/use-case-acts.tsx';
import { ClaimCase } from './claim-case.tsx';
import { CorrectionBar } from './correction/correction-bar.tsx';
import { NodeActions } from './node-actions.tsx';
import type { Deciding } from './use-decision.ts';

interface CaseFootProps extends Omit<Deciding, 'rev'> {
  detail: TaskDetail;
  offered: readonly MenuAct[];
  /** The reader decides, or has decided until somebody else took the task: what he has written stays. */
  canAct: boolean;
  isNarrow: boolean;
  /** What follows from the marks for the comment. */
  drafted: string;
  /** What the reader has changed in the form since it was shown. */
  changed: () => Record<string, unknown>;
}

/** What the reader may do with the case, at its foot: claim it, correct it, decide it, or act beside that. */
export function CaseFoot({
  detail,
  offered,
  canAct,
  isNarrow,
  drafted,
  changed,
  ...deciding
}: CaseFootProps) {
  const { process, buttons, summary, correction, isClaimable, kept } = detail;
  const { collect, onStale } = deciding;
  return (
    <>
      {isClaimable ? (
        <div className="case-actions">
          <ClaimCase process={process} onClaimed={onStale} />
        </div>
      ) : null}
      {correction ? (
        <CorrectionBar
          correction={correction}
          collect={() => collect(true) && changed()}
          onChanged={onStale}
        />
      ) : null}
      {canAct ? (
        <NodeActions
          {...{ buttons, summary, isNarrow, drafted, kept, changed, ...deciding }}
          rev={process.rev ?? undefined}
          acts={offered}
        />
      ) : (
        <ActBar offered={offered} />
      )}
    </>
  );
}
