import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { App, Skeleton } from 'antd';

import type { ModelCheck, ModelOffers } from '@policy/shared/contract/process-design/calls.ts';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { useLeaveConfirmation } from '../../../kit/page/leave-confirmation.ts';
import { lazyPart, loadChunk } from '../../../kit/page/lazy-part.ts';
import { useOwnName } from '../../../kit/page/page-names.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useDrawing } from '../../../kit/page/use-drawing.ts';
import type { Model } from '../model-calls.ts';
import { useModelCalls } from '../model-calls.ts';
import { DeployDialog } from '../models/deploy-dialog.tsx';
import { withKey } from '../models/process-of.ts';
import { useDesignWords } from '../use-design-words.ts';
import type { DiagramEditor, Shape } from './canvas/editor.ts';
import { CheckResult, problemsAt } from './check-result.tsx';
import { ElementActs } from './element-acts.tsx';
import { ElementList } from './element-list.tsx';
import { Notices } from './notices.tsx';
import { Panel } from './panel/panel.tsx';
import { BeyondNotice } from './steps/beyond-notice.tsx';
import type { StepList } from './steps/step-model.ts';
import { useSteps } from './steps/use-steps.ts';
import { SourceDialog } from './source-dialog.tsx';
import { ToolBar } from './tool-bar.tsx';
import { TypingContext } from './typing.ts';
import { useCheck } from './use-check.ts';
import { useAutosave, useDraft } from './use-draft.ts';
import { useLanguage } from './use-language.ts';
import { useSaveKey } from './use-save-key.ts';
import { useDesignerWords } from './use-designer-words.ts';
import './designer.css';

const TrialDrawer = lazyPart(() => import('./trial/trial-drawer.tsx'));
const Simulation = lazyPart(() => import('./simulation/simulation.tsx'));
const StepsView = lazyPart(() => import('./steps/steps-view.tsx'));

interface DesignerProps {
  model: Model;
  offers: ModelOffers;
  /** What is told above what is drawn. */
  notice?: ReactNode;
}

/** Where a process is drawn: its diagram, the properties of what is chosen, and what is done with the whole. */
export function Designer({ model, offers, notice }: DesignerProps) {
  const t = useDesignerWords();
  const d = useDesignWords();
  const { can, locale } = useWorkplace();
  const { message } = App.useApp();
  const calls = useModelCalls();
  const [shape, setShape] = useState<Shape>();
  const [, setRevision] = useState(0);
  const [drawn, setDrawn] = useState(0);
  const [broken, setBroken] = useState<string>();
  const [isFull, setFull] = useState(false);
  const [isAutosaved, setAutosaved] = useState(true);
  const [source, setSource] = useState<string>();
  const [isDeploying, setDeploying] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const [simulated, setSimulated] = useState<DiagramEditor>();
  const may = { save: can('design_model_edit'), deploy: can('design_model_deploy') };
  const isReadOnly = !may.save;

  /** What was drawn when the page was last left for another: its editor ends there. */
  const left = useRef<string>(undefined);
  // Another language would draw the document anew, as it was before what has been drawn since.
  const [language] = useState(locale);
  const draw = useCallback(
    async (box: HTMLElement, until: AbortSignal) => {
      const { openEditor } = await loadChunk(() => import('./canvas/editor.ts'));
      until.throwIfAborted();
      const opened = openEditor(box, { locale: language, isReadOnly });
      const leave = () =>
        opened.xml().then(
          (xml) => (left.current = xml),
          () => undefined,
        );
      until.addEventListener('abort', () => void leave().finally(() => opened.close()));
      return opened;
    },
    [language, isReadOnly],
  );
  const { box, drawn: editor, isFailed } = useDrawing(draw);
  useLanguage(editor, locale, () => setRevision((now) => now + 1));
  const draft = useDraft({ model, calls, editor });
  useOwnName(`${d('design')} · ${model.name}`);
  useLeaveConfirmation(draft.isDirty);
  useAutosave({ isOn: isAutosaved && may.save, draft });

  const open = async (xml: string) => {
    if (!editor) return;
    try {
      const [first] = await editor.open(xml);
      setBroken(first && t(`lost.${first.kind}`, { about: first.about }));
    } catch (error) {
      setBroken(`${t('broken')} ${error instanceof Error ? error.message : ''}`);
    }
    setShape(editor.chosen());
    setDrawn((now) => now + 1);
  };
  useEffect(() => {
    if (!editor) return undefined;
    editor.listen((what) => {
      if (what === 'document') {
        draft.touch();
        setDrawn((now) => now + 1);
      }
      setShape(editor.chosen());
      setRevision((now) => now + 1);
    });
    const xml = left.current ?? withKey(model.xml ?? '', model.modelKey);
    void open(xml).then(() => {
      // The process was given the model's key: that is a change to save.
      if (!isReadOnly && left.current === undefined && xml !== model.xml) draft.touch();
    });
    // Until the next editor has opened its document nothing of it is chosen.
    return () => setShape(undefined);
    // Opened once for each editor; what is read of the draft there does not change with it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editor]);

  const save = () => {
    const saving = draft.save().then(() => message.success(t('saved')));
    void saving.catch(passOverRefusal);
  };
  useSaveKey(may.save, save);
  const check = useCheck({ modelKey: model.modelKey, calls, editor, revision: drawn });
  const deploy = async () => {
    if (draft.isDirty) await draft.save();
    setDeploying(true);
  };
  const { list, beyond, view, setView } = useSteps(editor);
  return (
    <section className="designer" data-full={isFull}>
      <ToolBar
        name={model.modelKey}
        {...{ editor, draft, isAutosaved, may }}
        problems={check.count}
        isSimulated={simulated !== undefined}
        view={view}
        on={{
          view: (asked) => {
            setSimulated(undefined);
            setView(asked);
          },
          autosave: setAutosaved,
          fullScreen: () => setFull((now) => !now),
          source: () => {
            setSimulated(undefined);
            void editor?.xml().then(setSource);
          },
          trial: () => setTrying(true),
          simulation: () => {
            setTrying(false);
            setSimulated((now) => (now ? undefined : editor));
          },
          check: () => {
            // What is found is shown on what is drawn.
            setSimulated(undefined);
            void check.list().catch(passOverRefusal);
          },
          save,
          deploy: () => void deploy().catch(passOverRefusal),
        }}
      />
      {notice}
      <Notices {...{ draft, broken, isFailed, isReadOnly }} />
      <BeyondNotice {...{ beyond }} onClose={() => setView('diagram')} />
      {check.listed && editor ? (
        <CheckResult found={check.listed} editor={editor} onClose={check.close} />
      ) : null}
      <Simulated editor={simulated} />
      <div className="designer-body" hidden={simulated !== undefined}>
        <div
          ref={box}
          className="designer-canvas"
          role="group"
          aria-label={t('canvas')}
          data-behind={list !== undefined}
        />
        <Steps {...{ list, editor, offers, isReadOnly }} chosen={shape} />
        <aside className="designer-panel" aria-label={t('panel')}>
          <TypingContext value={draft.hearTyping}>
            <Chosen {...{ editor, shape, offers, isReadOnly }} found={check.found} />
          </TypingContext>
        </aside>
      </div>
      {source === undefined ? null : (
        <SourceDialog
          xml={source}
          isReadOnly={isReadOnly}
          onApply={(xml) => {
            setSource(undefined);
            void open(withKey(xml, model.modelKey)).then(draft.touch);
          }}
          onClose={() => setSource(undefined)}
        />
      )}
      <Trial
        editor={isTrying ? editor : undefined}
        modelKey={model.modelKey}
        onClose={() => setTrying(false)}
      />
      {isDeploying ? (
        <DeployDialog
          model={{ id: model.id, name: model.name, version: draft.version(), categoryId: model.categoryId }}
          onDone={() => void draft.follow().catch(passOverRefusal)}
          onClose={() => setDeploying(false)}
        />
      ) : null}
    </section>
  );
}

interface ChosenProps {
  editor: DiagramEditor | undefined;
  shape: Shape | undefined;
  offers: ModelOffers;
  found: ModelCheck | undefined;
  isReadOnly: boolean;
}

/** What is chosen, in the list of all elements and by its properties. */
function Chosen({ editor, shape, offers, found, isReadOnly }: ChosenProps) {
  if (!editor || !shape) return null;
  return (
    <>
      <ElementList {...{ editor, shape, found }} />
      {isReadOnly ? null : <ElementActs {...{ editor, shape }} />}
      <Panel {...{ editor, shape, offers, isReadOnly }} problems={problemsAt(found, shape)} />
    </>
  );
}

interface StepsProps extends Omit<ComponentProps<typeof StepsView>, 'editor' | 'list'> {
  editor: DiagramEditor | undefined;
  /** Nothing is shown without one. */
  list: StepList | undefined;
}

const Steps = ({ editor, list, ...rest }: StepsProps) =>
  editor && list ? (
    <Suspense fallback={null}>
      <StepsView {...{ editor, list, ...rest }} />
    </Suspense>
  ) : null;

interface TrialProps {
  /** Nothing is tried out without one. */
  editor: DiagramEditor | undefined;
  modelKey: string;
  onClose: () => void;
}

const Trial = ({ editor, ...rest }: TrialProps) =>
  editor ? (
    <Suspense fallback={null}>
      <TrialDrawer {...{ editor, ...rest }} />
    </Suspense>
  ) : null;

/** What is drawn, with tokens running through it, in the place of its canvas. */
const Simulated = ({ editor }: { editor: DiagramEditor | undefined }) =>
  editor ? (
    <Suspense fallback={<Skeleton active />}>
      <Simulation editor={editor} />
    </Suspense>
  ) : null;
