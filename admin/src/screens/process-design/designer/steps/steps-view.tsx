import { useId, useMemo } from 'react';
import { Tag } from 'antd';

import type { ModelOffers } from '@policy/shared/contract/process-design/calls.ts';

import type { DiagramEditor, Shape } from '../canvas/editor.ts';
import type { StepNames } from '../canvas/step-editing.ts';
import { focusDrawn } from '../../focus-drawn.ts';
import { textOf } from '../model/moddle.ts';
import type { Moddle } from '../model/moddle.ts';
import { AddStep } from './add-step.tsx';
import type { StepList } from './step-model.ts';
import { StepSequence } from './step-sequence.tsx';
import { chooseIn } from './steps-props.ts';
import { useStepWords } from './use-step-words.ts';
import './steps.css';

interface StepsViewProps {
  editor: DiagramEditor;
  list: StepList;
  offers: ModelOffers;
  chosen: Shape | undefined;
  isReadOnly: boolean;
}

const namesIn = (t: ReturnType<typeof useStepWords>): StepNames => ({
  ...{ approve: t('new.approve'), copy: t('new.copy'), wait: t('new.wait'), choice: t('new.choice') },
  ...{ refused: t('new.refused'), isRefused: t('new.isRefused') },
});

/** A process as a list of steps, in the place of its diagram. */
export default function StepsView({ editor, list, ...rest }: StepsViewProps) {
  const t = useStepWords();
  const editing = useMemo(() => editor.steps(namesIn(t)), [editor, t]);
  const id = useId();
  const focus = (element: Moddle | undefined) =>
    focusDrawn(id, `[data-step="${element ? textOf(element, 'id') : ''}"]`);
  const props = { ...rest, editing, focus, choose: chooseIn(editor) };
  const start = textOf(list.start, 'name') || t('start');
  return (
    <section id={id} className="steps" aria-label={t('steps')} tabIndex={-1}>
      <button type="button" className="steps-event" onClick={() => props.choose(list.start)}>
        <Tag color="green">{start}</Tag>
      </button>
      <AddStep {...props} at={{ behind: list.start }} label={t('add', { name: start })} />
      <StepSequence {...props} steps={list.steps} />
      <Tag>{(list.end && textOf(list.end, 'name')) || t('end')}</Tag>
    </section>
  );
}
