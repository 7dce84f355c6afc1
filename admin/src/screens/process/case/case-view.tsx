import { useId, useMemo, useRef, useState } from 'react';
import type { ComponentProps, RefObject } from 'react';
import type { default as FormCore } from '@rjsf/core';
import { useTranslations } from 'use-intl';

import { changedAnswers } from '@policy/shared/forms/changed-answers.ts';

import { FormOfProcess } from '../../../components/schema-form/file-link.ts';
import type { TaskParams } from '../../../components/task-params.ts';
import type { FormValues } from '../../../kit/entity/fields.ts';
import { useWidth } from '../../../kit/page/use-width.ts';
import { isSigned } from '../task-shapes.ts';
import type { TaskDetail } from '../task-shapes.ts';
import { useCaseActs } from '../acts/use-case-acts.tsx';
import type { BackTarget } from '../acts/send-back-fields.tsx';
import { BasisFold, BasisPanel } from './basis/basis-panel.tsx';
import { CaseWarning } from './case-facts.tsx';
import { CaseFoot } from './case-foot.tsx';
import { CaseHead } from './case-head.tsx';
import { roomOf } from './case-room.ts';
import { CaseSection, showSection } from './case-section.tsx';
import { CorrectionNotice } from './correction/correction-notice.tsx';
import { HandlingForm } from './handling-form.tsx';
import { begunOf } from './kept/begun.ts';
import { HistoryList } from './history/history-list.tsx';
import { ReadersLine, SignersLine } from './history/people-lines.tsx';
import { correctionText } from './materials/correction-text.ts';
import { MaterialList } from './materials/material-list.tsx';
import type { Marks } from './materials/marks.ts';
import { SignatureList } from './signatures/signature-list.tsx';
import { useProcessActs } from './print/use-process-acts.tsx';
import './case.css';

interface CaseViewProps {
  task: TaskParams;
  detail: TaskDetail;
  onDecided: () => void;
  /** Reads the task again: it has changed since it was shown. */
  onStale: () => Promise<unknown>;
}

/** What is answered for one return: a handler may have edited the form by the next one. */
function useAnswersFor(correctionId: string | undefined, kept: FormValues | undefined) {
  const [edited, setEdited] = useState<
    { correctionId: string | undefined; variables: FormValues } | undefined
  >(kept && { correctionId, variables: kept });
  const variables = edited && edited.correctionId === correctionId ? edited.variables : {};
  return [variables, (answers: FormValues) => setEdited({ correctionId, variables: answers })] as const;
}

/** A case: where it stands, what was applied for beside what it is decided by, and below, always in sight, the decision. */
export function CaseView({ task, detail, onDecided, onStale }: CaseViewProps) {
  const t = useTranslations('process');
  const form = useRef<FormCore<FormValues>>(null);
  const stepForm = useRef<FormCore<FormValues>>(null);
  const begun = begunOf(detail);
  const [ofStep, setOfStep] = useState<FormValues>(begun.ofStep);
  const [marks, setMarks] = useState<Marks>(begun.marks);
  const [width, place] = useWidth();
  const room = roomOf(width);
  const id = useId();
  const { flow, buttons, basis, materials, correction } = detail;
  const correctionId = correction?.taskId;
  const [variables, setVariables] = useAnswersFor(correctionId, begun.answers);
  // What has been written stays where it is when the task turns out to be somebody else's now.
  const [couldAct] = useState(buttons.length > 0);
  const canAct = couldAct || buttons.length > 0;
  const rev = detail.process.rev ?? undefined;
  const { processInstanceId } = detail.process;
  const shownBy = useMemo(
    () => ({ processInstanceId, ...(task.taskId && { taskId: task.taskId }) }),
    [processInstanceId, task.taskId],
  );
  const onActed = { onGivenAway: onDecided, onChanged: onStale };
  const { offered, dialog } = useCaseActs({
    acts: detail.acts,
    rev,
    backTargets: backTargetsOf(detail),
    ...onActed,
  });
  const whole = useProcessActs(detail, { ended: onDecided, changed: () => void onStale() });
  return (
    <article ref={place} className="case" data-room={room} aria-labelledby={`${id}-title`}>
      <CaseHead id={id} detail={detail} room={room} />
      <CaseWarning summary={detail.summary} />
      {correction ? <CorrectionNotice {...{ flow, correction }} /> : null}
      <div className="case-body">
        <div className="case-main">
          {room === 'wide' ? null : <BasisFold basis={basis} />}
          <CaseSection id={id} name="form">
            <FormOfProcess value={shownBy}>
              <HandlingForm
                // What may be corrected is filled in anew.
                key={correctionId}
                form={begun.form}
                formRef={form}
                onChange={setVariables}
              />
            </FormOfProcess>
          </CaseSection>
          <StepForm {...{ id, shownBy }} form={begun.stepForm} formRef={stepForm} onChange={setOfStep} />
          <CaseSection id={id} name="materials">
            <MaterialList
              materials={materials}
              marks={marks}
              {...(canAct && { onMark: setMarks })}
              onForm={() => showSection(id, 'form')}
            />
          </CaseSection>
          <Signatures id={id} detail={detail} />
          <CaseSection id={id} name="history">
            <SignersLine signers={detail.signers} />
            <HistoryList
              {...{ steps: flow, changes: detail.formChanges, form: detail.form }}
              processInstanceId={detail.process.processInstanceId}
            />
            <ReadersLine readers={detail.readers} />
          </CaseSection>
        </div>
        {room === 'wide' ? <BasisPanel basis={basis} /> : null}
      </div>
      <CaseFoot
        {...{ task, detail, onDecided, onStale, canAct }}
        offered={[...offered, ...whole.acts]}
        isNarrow={room === 'narrow'}
        // What the forms have told nothing of yet is as it was shown.
        changed={() => changedAnswers(begun.shown, { ...begun.shown, ...variables, ...ofStep })}
        drafted={correctionText(materials, marks, t('toMend'))}
        collect={(isChecked) =>
          isChecked && !areFilledIn(form, stepForm)
            ? null
            : { variables: { ...variables, ...ofStep }, marks, formVersion: detail.stepForm?.version }
        }
      />
      {dialog}
      {whole.part}
    </article>
  );
}

/** What the applicant signed. */
const Signatures = ({ id, detail }: { id: string; detail: TaskDetail }) =>
  isSigned(detail) ? (
    <CaseSection id={id} name="signatures">
      <SignatureList applicationId={detail.process.businessKey ?? ''} />
    </CaseSection>
  ) : null;

interface StepFormProps extends ComponentProps<typeof HandlingForm> {
  id: string;
  shownBy: ComponentProps<typeof FormOfProcess>['value'];
}

/** The form that the step has of its own; nothing where it has none. */
const StepForm = ({ id, shownBy, form, ...rest }: StepFormProps) =>
  form ? (
    <CaseSection id={id} name="stepForm">
      <FormOfProcess value={shownBy}>
        <HandlingForm form={form} {...rest} />
      </FormOfProcess>
    </CaseSection>
  ) : null;

/** Each form says what is wrong with it, not the first alone. */
const areFilledIn = (...forms: readonly RefObject<FormCore<FormValues> | null>[]): boolean =>
  forms.map(({ current }) => current?.validateForm()).every((fits) => fits !== false);

/** Where the task may go back to; whoever started it is returned to by the step's own button where it is about a business row. */
function backTargetsOf({ backNodes, buttons, process }: TaskDetail): BackTarget[] {
  const hasOwner = !process.businessKey && buttons.some(({ buttonKey }) => buttonKey === 'returned');
  return ['previous', ...(hasOwner ? (['owner'] as const) : []), ...backNodes];
}
