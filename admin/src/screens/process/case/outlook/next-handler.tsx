import { useId, useLayoutEffect } from 'react';
import { Form, Select } from 'antd';

import type { NextSteps } from '@policy/shared/contract/workflow/next-steps.ts';

import { useCaseWords } from '../use-case-words.ts';

/** Who gets the next steps, by their ids. */
export type Handlers = Readonly<Record<string, string>>;

type Choice = NonNullable<NextSteps['steps'][number]['choice']>;

interface NextHandlersProps {
  next: NextSteps | undefined;
  handlers: Handlers;
  onHandlers: (handlers: Handlers) => void;
  /** Called besides where somebody is dropped who fits no longer. */
  onDropped?: (() => void) | undefined;
}

/** Asks who gets each of the next steps whose handler is chosen; whoever is chosen no longer fits is dropped. */
export function NextHandlers({ next, handlers, onHandlers, onDropped }: NextHandlersProps) {
  const choices = choicesOf(next);
  useFitting(next, { handlers, onHandlers, onDropped });
  return choices.map(({ step, choice }) => (
    <NextHandler
      key={choice.nodeId}
      {...{ step, choice }}
      value={handlers[choice.nodeId]}
      onChange={(userId) => {
        const { [choice.nodeId]: _, ...others } = handlers;
        onHandlers(userId === undefined ? others : { ...others, [choice.nodeId]: userId });
      }}
    />
  ));
}

/** What is filled in may lead elsewhere by now: nobody is sent for a step that is not come to. */
function useFitting(
  next: NextSteps | undefined,
  { handlers, onHandlers, onDropped }: Omit<NextHandlersProps, 'next'>,
): void {
  // What is refused as it stands may still be mended: until then, nobody is dropped.
  const offered = next?.refusal === null ? choicesOf(next) : undefined;
  const fitting = Object.entries(handlers).filter(([nodeId, userId]) =>
    offered?.some(
      ({ choice }) => choice.nodeId === nodeId && choice.people.some((one) => one.userId === userId),
    ),
  );
  const isOver = offered !== undefined && fitting.length < Object.keys(handlers).length;
  // Before anything is drawn: whoever is quick must not send somebody who is in sight no more.
  useLayoutEffect(() => {
    if (!isOver) return;
    onHandlers(Object.fromEntries(fitting));
    onDropped?.();
  });
}

const choicesOf = (next: NextSteps | undefined): { step: string; choice: Choice }[] =>
  (next?.steps ?? []).flatMap(({ taskName, choice }) => (choice ? [{ step: taskName, choice }] : []));

interface NextHandlerProps {
  step: string;
  choice: Choice;
  value: string | undefined;
  onChange: (userId: string | undefined) => void;
}

function NextHandler({ step, choice, value, onChange }: NextHandlerProps) {
  const t = useCaseWords();
  const id = useId();
  return (
    <Form.Item
      layout="vertical"
      label={t('nextHandler', { step })}
      htmlFor={id}
      className="case-next-handler"
    >
      <Select
        id={id}
        allowClear
        showSearch
        optionFilterProp="label"
        placeholder={t('anyCandidate')}
        options={choice.people.map((one) => ({ value: one.userId, label: one.name }))}
        value={value}
        onChange={(picked: string | undefined) => onChange(picked)}
      />
    </Form.Item>
  );
}
