import { ApiError } from '@policy/shared/client/api-error.ts';
import type { StartForm } from '@policy/shared/contract/workflow/starting.ts';
import { processDraftPath } from '@policy/shared/contract/workflow/paths.ts';
import { sameAnswer } from '@policy/shared/forms/changed-answers.ts';

import type { Stored } from '../../components/draft/draft-keeper.ts';
import type { Answers } from '../../components/schema-form/answers.ts';
import { http } from '../../lib/browser/browser-session.ts';
import { createSendingKeys } from '../../lib/browser/sending-keys.ts';
import { forgetUnsaved } from '../../lib/browser/unsaved.ts';

/** What a draft of a process answers as far as a form looks at it. */
interface Row {
  id: string;
  version: number;
  answers: Answers;
}

interface Opened {
  facts: StartForm;
  /** The draft that is gone on with; without one, the first save begins one. */
  id: string | undefined;
  /** The first save has begun a draft. */
  onBegun: (id: string) => void;
}

/** The calls that keep the draft of a process; what is saved twice is one draft. */
export function draftCalls({ facts: { process, form }, id: opened, onBegun }: Opened) {
  let id = opened;
  /** The version that the first save made, which the keeper may not have heard of. */
  let begun = 0;
  /** A first save whose answer was lost: the server may have begun the draft. */
  let unanswered: (typeof facts & { answers: Answers }) | null = null;
  const keyOf = createSendingKeys();
  const facts = {
    ...{ processKey: process.processDefKey, processName: process.processDefName },
    ...{ formKey: form.key, formVersion: form.version },
  };
  const submit = `${processDraftPath}/submit`;
  const name = () => `process-${process.processDefKey}-${id ?? 'new'}`;
  /** Begins the draft, and answers with what; after a lost answer the same is sent again, so that it is one draft. */
  const begin = async (answers: Answers): Promise<Answers> => {
    const sent = (unanswered ??= { ...facts, answers });
    try {
      const row = await http.post<Row>(submit, sent, { quiet: true, idempotencyKey: keyOf(sent) });
      forgetUnsaved(name());
      ({ id, version: begun } = row);
      onBegun(id);
    } catch (error) {
      if (isAnswer(error)) unanswered = null;
      throw error;
    }
    return sent.answers;
  };
  return {
    name,
    id: () => id,
    /** Saves the answers against a version; the keeper saves one after the other, so that no second draft is begun. */
    async save(answers: Answers, version: number): Promise<{ version: number }> {
      if (!id && sameAnswer(await begin(answers), answers)) return { version: begun };
      const draft = { id, version: Math.max(version, begun), ...facts, answers };
      return http.post<Row>(submit, draft, { quiet: true });
    },
    /** The answers as the server has them now. */
    async load(): Promise<Stored> {
      // Nothing is there before the first save; the refusal of that save says why.
      if (!id) throw new ApiError({ code: 404, msg: '' });
      const { version, answers } = await http.get<Row>(`${processDraftPath}/detail`, { id });
      return { version, values: answers };
    },
  };
}

/** Whether the server has refused a call; without an answer, or with one of what stands before it, it may have done it. */
const isAnswer = (error: unknown) => error instanceof ApiError && error.code > 0 && error.code <= 500;
