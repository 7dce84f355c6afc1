import { useState } from 'react';
import { Button, Modal } from 'antd';

import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { ImportCalls, ImportTake } from '@policy/shared/contract/kit/import-events.ts';

import { textsOf } from '../entity/fields.ts';
import { DialogSteps } from '../page/dialog-steps.tsx';
import { useWorkplace } from '../page/session-context.tsx';
import { CheckedSheet } from './checked-sheet.tsx';
import { ImportStatus } from './import-status.tsx';
import { PrepareImport } from './prepare-import.tsx';
import { SaveAnnotated } from './save-annotated.tsx';
import { useImport } from './use-import.ts';
import type { ImportChecked, ImportState } from './use-import.ts';
import './imports.css';
import { useSheetWords } from './use-sheet-words.ts';

interface ImportDialogProps {
  entity: Entity;
  calls: ImportCalls;
  below?: string;
  afterwards?: string;
  onDone: () => void;
  onClose: () => void;
}

const stages = ['template', 'upload', 'check', 'result'] as const;

/** Brings rows in from a sheet: the template, the file, what would come of it row by row, and what has. */
export function ImportDialog({ entity, calls, below, afterwards, onDone, onClose }: ImportDialogProps) {
  const t = useSheetWords();
  const { locale } = useWorkplace();
  const { title } = textsOf(entity, locale);
  const [hasTemplate, setHasTemplate] = useState(false);
  const [take, setTake] = useState<ImportTake>('all');
  const { state, check, confirm, again, choose, isRunning } = useImport(
    { path: calls.import, below },
    onDone,
  );
  const { step } = state;
  const reached = { prepare: hasTemplate ? 1 : 0, check: 2, result: 3 }[step];
  const restart = () => {
    setTake('all');
    again();
  };
  return (
    <Modal
      open
      width={820}
      title={t('title', { title })}
      maskClosable={false}
      keyboard={!isRunning}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Next {...{ state, take }} onAgain={restart} onConfirm={() => void confirm(take)} />
        </>
      }
    >
      <div className="import-dialog">
        <DialogSteps titles={stages.map((stage) => t(`stages.${stage}`))} current={reached} />
        {step === 'prepare' ? (
          <PrepareImport
            {...{ entity, title, mode: state.mode, template: calls.template }}
            onMode={choose}
            onTemplate={() => setHasTemplate(true)}
            onFile={(file) => void check(file)}
          />
        ) : null}
        <ImportStatus state={state} {...(afterwards && { afterwards })} />
        <Found {...{ state, title, take, onTake: setTake }} />
      </div>
    </Modal>
  );
}

interface NextProps {
  state: ImportState;
  take: ImportTake;
  onAgain: () => void;
  onConfirm: () => void;
}

/** What can be done once a step has ended. */
function Next({ state: { step, outcome }, take, onAgain, onConfirm }: NextProps) {
  const t = useSheetWords();
  if (!outcome) return null;
  return (
    <>
      <Button onClick={onAgain}>{t(step === 'result' ? 'another' : 'back')}</Button>
      {outcome.kind === 'checked' ? (
        <Button type="primary" disabled={!isReady(outcome, take)} onClick={onConfirm}>
          {t('confirm')}
        </Button>
      ) : null}
    </>
  );
}

interface FoundProps {
  state: ImportState;
  title: string;
  take: ImportTake;
  onTake: (take: ImportTake) => void;
}

/** What a check has found, and the sheet that tells it at its cells. */
function Found({ state: { outcome, annotated }, title, take, onTake }: FoundProps) {
  return (
    <>
      {annotated ? <SaveAnnotated file={annotated} title={title} isRest={outcome?.kind === 'done'} /> : null}
      {outcome?.kind === 'checked' ? <CheckedSheet checked={outcome} {...{ take, onTake }} /> : null}
    </>
  );
}

/** Whether there is anything to take in, and nothing that keeps it out. */
const isReady = ({ added, changed, refused }: ImportChecked, take: ImportTake): boolean =>
  added + changed > 0 && (refused === 0 || take === 'valid');
