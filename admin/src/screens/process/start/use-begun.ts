import { processDraft } from '@policy/shared/contract/entities/process/process-draft.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { processesPath } from '@policy/shared/contract/workflow/paths.ts';
import type { PeopleOfDraft, StartForm } from '@policy/shared/contract/workflow/starting.ts';

import { useFreshRead } from '../../../kit/entity/use-fresh-read.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { taskDetail } from '../task-shapes.ts';
import { copiedAnswers } from './copied-answers.ts';
import { chosenFrom, nobodyChosen } from './chosen-people.ts';
import type { Begun } from './start-form.tsx';
import type { StartParams } from './start-params.ts';

type Draft = RowOf<typeof processDraft>;

/** What a form begins with: the draft that is gone on with, as it was saved last, or what another process was started with; without either there is nothing to wait for. */
export function useBegun({ draftId, fromId }: StartParams) {
  const { http } = useWorkplace();
  const draft = useFreshRead(draftId ? ['start-draft', draftId] : null, async () => {
    const row = await http.get<Draft>(`${processDraft.path}/detail`, { id: draftId });
    const path = `${processesPath}/draftPeople`;
    return { row, people: row.people ? await http.get<PeopleOfDraft>(path, { id: draftId }) : null };
  });
  const from = useFreshRead(fromId && !draftId ? ['start-from', fromId] : null, async () =>
    taskDetail.parse(await http.get<unknown>('blade-workflow/process/detail', { processInstanceId: fromId })),
  );
  const asked = draftId ? draft : from;
  return {
    isRead: asked.data !== undefined || !(draftId ?? fromId),
    draftError: draft.error,
    error: draft.error ?? from.error,
    /** With the form as it is by now, of which another version may have come since. */
    begunFor: ({ form, mayCopy }: StartForm): Begun => {
      if (draft.data) {
        const { id, answers, formVersion } = draft.data.row;
        const chosen = chosenFrom(draft.data.people, mayCopy);
        return { id, answers, isRenewed: formVersion !== form.version, ...chosen };
      }
      const values = from.data?.form?.values;
      return { answers: values ? copiedAnswers(form, values) : {}, isRenewed: false, ...nobodyChosen };
    },
  };
}
