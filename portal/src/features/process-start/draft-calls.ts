import type { StartForm } from '@policy/shared/contract/workflow/starting.ts';
import { processDraftPath } from '@policy/shared/contract/workflow/paths.ts';

import type { Stored } from '../../components/draft/draft-keeper.ts';
import type { Answers } from '../../components/schema-form/answers.ts';
import { http } from '../../lib/browser/browser-session.ts';
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
  const facts = { processKey: process.processDefKey, processName: process.processDefName };
  const name = () => `process-${process.processDefKey}-${id ?? 'new'}`;
  return {
    name,
    id: () => id,
    /** Saves the answers against a version; the keeper saves one after the other, so that no second draft is begun. */
    async save(answers: Answers, version: number): Promise<{ version: number }> {
      const known = id ? { id, version } : {};
      const draft = { ...known, ...facts, formKey: form.key, formVersion: form.version, answers };
      const row = await http.post<Row>(`${processDraftPath}/submit`, draft, { quiet: true });
      if (!id) {
        forgetUnsaved(name());
        id = row.id;
        onBegun(id);
      }
      return row;
    },
    /** The answers as the server has them now. */
    async load(): Promise<Stored> {
      const { version, answers } = await http.get<Row>(`${processDraftPath}/detail`, { id });
      return { version, values: answers };
    },
  };
}
