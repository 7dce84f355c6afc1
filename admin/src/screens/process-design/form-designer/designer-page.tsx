import { useMemo, useState } from 'react';
import { App } from 'antd';
import { useNavigate } from 'react-router';

import type { FormContent, FormDraftView } from '@policy/shared/contract/process-design/form-calls.ts';
import { formFaults } from '@policy/shared/forms/form-faults.ts';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { useSendingKey } from '../../../kit/acts/use-sending-key.ts';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { useLeaveConfirmation } from '../../../kit/page/leave-confirmation.ts';
import { useOwnName } from '../../../kit/page/page-names.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useFormCalls } from '../forms/form-calls.ts';
import { CanvasPane } from './canvas/canvas-pane.tsx';
import { DesignerHead } from './designer-head.tsx';
import { DesignerTabs } from './designer-tabs.tsx';
import type { TypedJson } from './json-panel.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useAutosave } from './use-autosave.ts';
import { useDesignActs } from './canvas/use-design-acts.ts';
import { useDesignerWords } from './use-designer-words.ts';
import { useEdits } from './use-edits.ts';
import { useShownAgain } from './use-shown-again.ts';
import './form-designer.css';

const contentOf = ({ schema, uiSchema, texts }: FormContent): FormContent => ({ schema, uiSchema, texts });

/** Where a form is designed: kept as a draft while it changes, and published once it is whole. */
export default function DesignerPage({ stored }: { stored: FormDraftView }) {
  const t = useDesignerWords();
  const { locale } = useWorkplace();
  const calls = useFormCalls();
  const { isBusy, run } = useBusy();
  const [begun] = useState(() => contentOf(stored));
  const { content, change, replace, undo, redo } = useEdits(begun);
  const saving = useAutosave(stored, content);
  const acts = useDesignActs(content, change);
  const [typed, onType] = useState<TypedJson>();
  const [isPublishing, setPublishing] = useState(false);
  const faults = useMemo(() => formFaults(content, locale), [content, locale]);
  const publish = usePublish(stored.id, { saving, content });
  const name = locale === 'en' ? (stored.nameEn ?? stored.name) : stored.name;
  useOwnName(`${t('design')} · ${name}`);
  // A text that is not applied is lost like an edit that is not saved.
  const state = typed && saving.state === 'saved' ? 'unsaved' : saving.state;
  useLeaveConfirmation(state !== 'saved');
  const goOnFrom = (now: FormDraftView) => {
    const other = contentOf(now);
    saving.startFrom({ content: other, rev: now.rev });
    replace(other);
    acts.select([]);
  };
  const reload = async () => goOnFrom(await calls.design(stored.id));
  const keepMine = async () => {
    const theirs = await calls.design(stored.id);
    await saving.writeOver({ content: contentOf(theirs), rev: theirs.rev });
  };
  // Its history may have taken up an old version meanwhile, and somebody else may have saved.
  const follow = async (isInSight: () => boolean) => {
    const now = await calls.design(stored.id);
    if (isInSight() && !saving.isDirty() && now.rev > saving.rev()) goOnFrom(now);
  };
  useShownAgain((isInSight) => void follow(isInSight).catch(passOverRefusal));
  const attempt = (work: () => Promise<void>) => void run(work).catch(passOverRefusal);
  return (
    <>
      <DesignerHead
        {...{ name, faults, state }}
        id={stored.id}
        onSave={async () => saving.state !== 'stale' && saving.flush()}
        onRetry={() => void saving.flush()}
        onPublish={() => setPublishing(true)}
      />
      {saving.state === 'stale' ? (
        <StaleNotice id={stored.id} onReload={() => attempt(reload)} onKeepMine={() => attempt(keepMine)} />
      ) : null}
      <CanvasPane {...{ content, acts, undo, redo }}>
        <DesignerTabs {...{ content, acts, faults, typed, onType }} onChange={change} />
      </CanvasPane>
      {isPublishing ? (
        <PublishDialog
          isBusy={isBusy}
          onPublish={(said) => attempt(() => publish(said))}
          onClose={() => setPublishing(false)}
        />
      ) : null}
    </>
  );
}

/** Makes a version of what is in sight, and leads to the versions. */
function usePublish(
  id: string,
  { saving, content }: { saving: ReturnType<typeof useAutosave>; content: FormContent },
) {
  const t = useDesignerWords();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const calls = useFormCalls();
  const keyOf = useSendingKey();
  return async (said: { note: string; isMain: boolean }) => {
    if (!(await saving.flush())) return;
    const asked = { id, rev: saving.rev(), ...said };
    const { version, rev } = await calls.publish(asked, keyOf(asked));
    saving.startFrom({ content, rev });
    void message.success(t('published', { version }));
    await navigate(`/workflow/design/form/history/${id}`);
  };
}
