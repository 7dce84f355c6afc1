import { useId, useRef, useState } from 'react';
import type { default as FormCore } from '@rjsf/core';
import { useTranslations } from 'use-intl';

import type { TaskParams } from '../../../components/task-params.ts';
import type { FormValues } from '../../../kit/entity/fields.ts';
import { useWidth } from '../../../kit/page/use-width.ts';
import type { TaskDetail } from '../task-shapes.ts';
import { ActBar } from '../acts/act-bar.tsx';
import { useCaseActs } from '../acts/use-case-acts.tsx';
import { BasisFold, BasisPanel } from './basis/basis-panel.tsx';
import { CaseWarning } from './case-facts.tsx';
import { ClaimCase } from './claim-case.tsx';
import { CaseHead } from './case-head.tsx';
import { roomOf } from './case-room.ts';
import { CaseSection, showSection } from './case-section.tsx';
import { CorrectionBar } from './correction/correction-bar.tsx';
import { CorrectionNotice } from './correction/correction-notice.tsx';
import { HandlingForm } from './handling-form.tsx';
import { HistoryList } from './history-list.tsx';
import { correctionText } from './materials/correction-text.ts';
import { MaterialList } from './materials/material-list.tsx';
import type { Marks } from './materials/marks.ts';
import { NodeActions } from './node-actions.tsx';
import './case.css';

interface CaseViewProps {
  task: TaskParams;
  detail: TaskDetail;
  onDecided: () => void;
  /** Reads the task again: it has changed since it was shown. */
  onStale: () => Promise<unknown>;
}

/** A case: where it stands, what was applied for beside what it is decided by, and below, always in sight, the decision. */
export function CaseView({ task, detail, onDecided, onStale }: CaseViewProps) {
  const t = useTranslations('process');
  const form = useRef<FormCore<FormValues>>(null);
  const [variables, setVariables] = useState<FormValues>({});
  const [marks, setMarks] = useState<Marks>({});
  const [width, place] = useWidth();
  const room = roomOf(width);
  const id = useId();
  const { process, flow, buttons, basis, materials, correction } = detail;
  // What has been written stays where it is when the task turns out to be somebody else's now.
  const [couldAct] = useState(buttons.length > 0);
  const canAct = couldAct || buttons.length > 0;
  const rev = process.rev ?? undefined;
  const onActed = { onGivenAway: onDecided, onChanged: onStale };
  const { offered, dialog } = useCaseActs({ acts: detail.acts, rev, ...onActed });
  return (
    <article ref={place} className="case" data-room={room} aria-labelledby={`${id}-title`}>
      <CaseHead id={id} detail={detail} room={room} />
      <CaseWarning summary={detail.summary} />
      {correction ? <CorrectionNotice flow={flow} /> : null}
      <div className="case-body">
        <div className="case-main">
          {room === 'wide' ? null : <BasisFold basis={basis} />}
          <CaseSection id={id} name="form">
            <HandlingForm
              // What may be corrected is filled in anew.
              key={correction?.taskId}
              form={detail.form}
              formRef={form}
              onChange={setVariables}
            />
          </CaseSection>
          <CaseSection id={id} name="materials">
            <MaterialList
              materials={materials}
              marks={marks}
              {...(canAct && { onMark: setMarks })}
              onForm={() => showSection(id, 'form')}
            />
          </CaseSection>
          <CaseSection id={id} name="history">
            <HistoryList steps={flow} />
          </CaseSection>
        </div>
        {room === 'wide' ? <BasisPanel basis={basis} /> : null}
      </div>
      {detail.isClaimable ? (
        <div className="case-actions">
          <ClaimCase process={process} onClaimed={onStale} />
        </div>
      ) : null}
      {correction ? (
        <CorrectionBar
          correction={correction}
          collect={() =>
            form.current?.validateForm() === false ? null : { ...detail.form?.values, ...variables }
          }
          onChanged={onStale}
        />
      ) : null}
      {canAct ? (
        <NodeActions
          task={task}
          rev={rev}
          buttons={buttons}
          acts={offered}
          summary={detail.summary}
          isNarrow={room === 'narrow'}
          drafted={correctionText(materials, marks, t('toMend'))}
          onDecided={onDecided}
          onStale={onStale}
          collect={(isChecked) =>
            isChecked && form.current?.validateForm() === false ? null : { variables, marks }
          }
        />
      ) : (
        <ActBar offered={offered} />
      )}
      {dialog}
    </article>
  );
}
