import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { useTranslations } from 'next-intl';

import { Button } from '../../../components/actions/button.tsx';
import { FileRow } from '../../../components/forms/file-row.tsx';
import { sizeText } from '../../../lib/addresses/attachment-href.ts';
import type { UploadQueue } from './upload-queue.ts';
import type { Upload } from './upload-state.ts';

interface ComingFileProps {
  upload: Upload;
  material: MaterialView;
  queue: UploadQueue;
}

/** Everything has left the browser once the bar is full: the server looks into the file then. */
function shownState({ state, progress }: Upload): 'failed' | 'scanning' | 'uploading' {
  if (state === 'failed') return 'failed';
  return state === 'uploading' && progress === 100 ? 'scanning' : 'uploading';
}

/** A file on its way, or one that did not get through with the reason and what can be done. */
export function ComingFile({ upload, material, queue }: ComingFileProps) {
  const t = useTranslations('declaration.materials');
  const { file, refusal, sentence, progress } = upload;
  const state = shownState(upload);
  const rules = { types: material.accept.join(' / '), size: material.maxSizeMb, count: material.maxCount };
  return (
    <FileRow
      name={file.name}
      meta={sizeText(file.size)}
      state={state}
      stateText={t(state)}
      progress={progress}
      error={refusal ? t(`refusals.${refusal}`, rules) : sentence}
      actions={state === 'failed' ? <AfterFailure upload={upload} queue={queue} /> : null}
    />
  );
}

/** What never left would be refused again; what the server did not take may be tried again. */
function AfterFailure({ upload, queue }: Omit<ComingFileProps, 'material'>) {
  const t = useTranslations('declaration.materials');
  const { key, file, refusal } = upload;
  return (
    <>
      {refusal ? null : (
        <Button look="quiet" size="small" onClick={() => queue.again(key)}>
          {t('again')}
          <span className="sr-only"> {file.name}</span>
        </Button>
      )}
      <Button look="quiet" size="small" onClick={() => queue.drop(key)}>
        {t('drop')}
        <span className="sr-only"> {file.name}</span>
      </Button>
    </>
  );
}
