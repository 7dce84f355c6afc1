import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { lacksFiles } from '@policy/shared/contract/application/material-files.ts';
import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { Button, ButtonLink } from '../../../components/actions/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { ErrorSummary, type FieldProblem } from '../../../components/forms/error-summary.tsx';
import { localHref } from '../../../i18n/local-href.ts';
import { signInHref } from '../../../lib/addresses/return-address.ts';
import { useProblemTitle } from '../../../components/draft/use-problem-title.ts';
import { MaterialCard } from './material-card.tsx';
import { uploadPorts } from './upload-calls.ts';
import { UploadNews } from './upload-news.tsx';
import { createUploadQueue } from './upload-queue.ts';

interface MaterialsStepProps {
  applicationId: string;
  materials: MaterialView[];
  /** Materials whose files may be changed. */
  open: string[];
  comments: Record<string, string[]>;
  path: string;
  locale: 'zh' | 'en';
}

/** Every material of the guide with its files; each file is handed in as soon as it has arrived. */
export function MaterialsStep({
  applicationId,
  materials,
  open,
  comments,
  path,
  locale,
}: MaterialsStepProps) {
  const t = useTranslations('declaration');
  const draft = useTranslations('draft');
  const [queue] = useState(() =>
    createUploadQueue(
      materials.flatMap(({ files }) => files),
      uploadPorts(applicationId),
    ),
  );
  const state = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  const [summary, setSummary] = useState<FieldProblem[]>([]);
  useProblemTitle(summary.length > 0);
  const isBusy = state.uploads.some((upload) => upload.state !== 'failed');
  useLeaveConfirmation(isBusy);
  useTargetFocus();
  // What a correction does not ask for is as it was taken.
  const lacking = materials.flatMap((material): FieldProblem[] => {
    const { id, name, minCount: least } = material;
    const held = state.files.filter(({ materialId }) => materialId === id).length;
    if (!open.includes(id) || !lacksFiles(material, held)) return [];
    const text =
      least === 1 ? t('materials.missing', { name }) : t('materials.tooFew', { name, least, held });
    return [{ fieldId: `materials.${id}`, text }];
  });
  const next = () => {
    setSummary(lacking);
    if (lacking.length === 0 && !isBusy) window.location.assign(localHref(locale, `${path}?step=account`));
  };
  return (
    <div className="script-only">
      <UploadNews state={state} materials={materials} />
      <ErrorSummary title={draft('problems')} problems={summary} />
      {state.isSignedOut ? (
        <div className="mb-6 max-w-reading">
          <Notice tone="bad" role="alert" title={draft('signedOut')}>
            <p>{t('materials.signedOut')}</p>
            <ButtonLink className="mt-3" href={signInHref(locale, `${path}?step=materials`)}>
              {draft('signIn')}
            </ButtonLink>
          </Notice>
        </div>
      ) : null}
      <ul className="space-y-5">
        {materials.map((material) => (
          <MaterialCard
            key={material.id}
            applicationId={applicationId}
            material={material}
            state={state}
            queue={queue}
            isOpen={open.includes(material.id)}
            problem={summary.length > 0 ? textAt(lacking, material) : undefined}
            comments={comments[`materials.${material.id}`] ?? []}
          />
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap gap-3 border-t border-line pt-6">
        <Button onClick={next} iconAfter="arrow-right" busy={isBusy}>
          {isBusy ? t('materials.uploading') : t('goOn')}
        </Button>
        <ButtonLink look="secondary" href={localHref(locale, path)}>
          {t('later')}
        </ButtonLink>
      </div>
    </div>
  );
}

const textAt = (problems: readonly FieldProblem[], { id }: MaterialView) =>
  problems.find(({ fieldId }) => fieldId === `materials.${id}`)?.text;

function useLeaveConfirmation(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}

/** Focuses the material that a refusal led to. */
function useTargetFocus(): void {
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.focus(), []);
}
