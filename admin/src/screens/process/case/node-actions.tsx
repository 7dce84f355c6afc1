import { useEffect, useId, useRef, useState } from 'react';
import type { CaseFact } from '@policy/shared/contract/workflow/case-basis.ts';
import { longestComment } from '@policy/shared/contract/workflow/task-acts.ts';
import { Form } from 'antd';
import { useTranslations } from 'use-intl';

import type { MenuAct } from '../acts/use-case-acts.tsx';
import type { DecisionFields, Kept, NodeButton } from '../task-shapes.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { ConfirmDecision } from './confirm-decision.tsx';
import type { Typed } from './confirm-decision.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { DecisionInputs } from './decision-fields.tsx';
import { begunWith } from './kept/begun.ts';
import { KeptNote } from './kept/kept-note.tsx';
import { useKeeping } from './kept/use-keeping.ts';
import type { Handlers } from './outlook/next-handler.tsx';
import { NextStepsLine } from './outlook/next-steps.tsx';
import { useSettled } from './outlook/use-settled.ts';
import { CommentInput } from './phrases/comment-input.tsx';
import { useDecision } from './use-decision.ts';
import type { Deciding } from './use-decision.ts';
import './actions.css';

interface NodeActionsProps extends Deciding {
  buttons: readonly NodeButton[];
  acts: readonly MenuAct[];
  /** What a confirmation names. */
  summary: readonly CaseFact[];
  isNarrow: boolean;
  /** What follows from the marks for the comment; it stands there until something else is written. */
  drafted: string;
  /** What he began the last time, and kept. */
  kept: Kept | null | undefined;
  /** What he has changed in the form since it was shown. */
  changed: () => Record<string, unknown>;
}

/** The comment, what a decision asks for, and the buttons that the server gives this node, at the foot of the case. */
export function NodeActions(props: NodeActionsProps) {
  const { buttons, acts, summary, isNarrow, drafted, kept, changed, ...sending } = props;
  const t = useTranslations('process');
  const [form] = Form.useForm<Record<string, unknown> & { comment?: string }>();
  const [confirmed, setConfirmed] = useState<NodeButton>();
  const { busy, send } = useDecision(sending);
  const inOrder = [...buttons].sort((one, other) => (one.sort ?? 0) - (other.sort ?? 0));
  const fields = fieldsBeside(inOrder);
  const first = begunWith(kept, inOrder, drafted);
  const [beside, setBeside] = useState(first.beside);
  const [thought, setThought] = useState(first.button);
  const [handlers, setHandlers] = useState<Readonly<Record<string, Handlers>>>({});
  const typed = Form.useWatch((values: Record<string, unknown> | undefined) => values, form) ?? {};
  const filledIn = useSettled({ ...sending.collect(false)?.variables, ...among(typed, fields) });
  const outlookOf = (button: NodeButton | undefined, nodeId = button?.targets?.[0]?.nodeId) =>
    button && sending.task.taskId ? (
      <NextStepsLine
        {...{ button, nodeId, taskId: sending.task.taskId }}
        rev={sending.rev}
        variables={filledIn}
        handlers={handlers[button.buttonKey] ?? nobody}
        onHandlers={(chosen) => setHandlers((all) => ({ ...all, [button.buttonKey]: chosen }))}
      />
    ) : null;
  const chosenFor = ({ buttonKey }: NodeButton) => ({ handlers: handlers[buttonKey] ?? nobody });
  const commentNow = () => form.getFieldsValue().comment?.trim() ?? '';
  const lastDrafted = useRef(first.drafted);
  useEffect(() => {
    const now: unknown = form.getFieldValue('comment');
    if (!now || now === lastDrafted.current) form.setFieldsValue({ comment: drafted });
    lastDrafted.current = drafted;
  }, [form, drafted]);
  const keeping = useKeeping({
    ...{ taskId: sending.task.taskId, isHandler: buttons.length > 0, beside },
    begun: () => ({
      ...{ comment: commentNow(), answers: changed(), marks: sending.collect(false)?.marks ?? {} },
      ...{ fields: among(form.getFieldsValue(), fields), buttonKey: thought?.buttonKey ?? null },
    }),
  });
  const decide = async (button: NodeButton) => {
    const comment = commentNow();
    const isMissing = (button.commentRequired ?? false) && comment === '';
    form.setFields([{ name: 'comment', errors: isMissing ? [t('commentRequired')] : [] }]);
    const names = Object.keys(button.fields?.properties ?? {});
    const variables = await form.validateFields(names).catch(() => null);
    if (!isMissing && variables) await send(button, { comment, variables, beside, ...chosenFor(button) });
  };
  const press = (button: NodeButton) => {
    if (button.isConfirmed) setConfirmed(button);
    else void decide(button);
  };
  const open = (button: NodeButton | undefined) => button && busy === '' && setConfirmed(button);
  useShortcuts({ a: () => open(approvalIn(inOrder)), r: () => open(refusalIn(inOrder)) });
  const confirm = async (button: NodeButton, typed: Typed) => {
    const sent = await send(button, { ...typed, beside, ...chosenFor(button) });
    if (sent === 'kept') return;
    // The case is looked at anew before the decision is sent again: its reason waits in the comment.
    if (sent === 'stale') form.setFieldsValue({ comment: typed.comment });
    setConfirmed(undefined);
  };
  return (
    <Form
      form={form}
      // Its fields' ids stand apart from those of other cases that are kept open.
      name={useId()}
      layout="vertical"
      className="case-actions"
      aria-label={t('decision')}
      initialValues={first.typed}
    >
      <KeptNote kept={kept} />
      <div className="case-action-fields">
        <DecisionInputs fields={fields} />
        <Form.Item className="case-comment" name="comment" label={t('comment')}>
          <CommentInput longest={longestComment} beside={beside} onBeside={setBeside} />
        </Form.Item>
      </div>
      <DecisionButtons
        {...{ buttons: inOrder, busy, isNarrow }}
        acts={[...keeping, ...acts]}
        onPress={press}
        onThink={setThought}
      />
      {outlookOf(inOrder.find(({ buttonKey }) => buttonKey === thought?.buttonKey) ?? inOrder[0])}
      {confirmed ? (
        <ConfirmDecision
          button={confirmed}
          summary={summary}
          typed={form.getFieldsValue()}
          isBusy={busy !== ''}
          outlookOf={(nodeId) => outlookOf(confirmed, nodeId)}
          {...{ beside, onBeside: setBeside }}
          onConfirm={(typed) => void confirm(confirmed, typed)}
          onClose={() => setConfirmed(undefined)}
        />
      ) : null}
    </Form>
  );
}

/** Nobody was chosen for the next steps. */
const nobody: Handlers = {};

/** The outcome that leads on, which the key A opens: the first that is no refusal. */
const approvalIn = (buttons: readonly NodeButton[]) => buttons.find(({ isRefusal }) => !isRefusal);

/** The outcome against the applicant, which the key R opens: a refusal, else the first that is not the usual one and wants a reason. */
const refusalIn = (buttons: readonly NodeButton[]) =>
  buttons.find(({ isRefusal }) => isRefusal) ??
  buttons.find((button) => button.commentRequired && button !== approvalIn(buttons));

/** Of what was typed, what the fields of the outcomes ask for. */
const among = (typed: Record<string, unknown>, { properties }: DecisionFields) =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => name in properties && value != null));

/** What the outcomes ask for that are chosen at once; those that are confirmed ask in their dialog. */
function fieldsBeside(buttons: readonly NodeButton[]): DecisionFields {
  const asked = buttons.flatMap(({ isConfirmed, fields }) => (fields && !isConfirmed ? [fields] : []));
  return {
    properties: Object.fromEntries(asked.flatMap(({ properties }) => Object.entries(properties))),
    required: asked.flatMap(({ required }) => required),
  };
}
