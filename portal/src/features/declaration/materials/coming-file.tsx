import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { useTranslations } from 'next-intl';

import { Button } from '../../../components/actions/button.tsx';
import { FileRow } from '../../../components/forms/file-row.tsx';
import { sizeText } from '../../../lib/addresses/attachment-href.ts';
import type { UploadQueue } from './upload-queue.ts';
import type { Upload } from './upload-state.ts';
import { useUploadReason } from './use-upload-reason.ts';

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
  const { file, progress } = upload;
  const reasonOf = useUploadReason();
  const state = shownState(upload);
  return (
    <FileRow
      name={file.name}
      meta={sizeText(file.size)}
      state={state}
      stateText={t(state)}
      progress={progress}
      error={reasonOf(upload, material)}
      actions={state === 'failed' ? <AfterFailure upload={upload} queue={queue} /> : null}
    />
  );
}

/** What was judged would be judged the same again; what did not get through may be tried again. */
function AfterFailure({ upload, queue }: Omit<ComingFileProps, 'material'>) {
  const t = useTranslations('declaration.materials');
  const { key, file, mayRetry } = upload;
  return (
    <>
      {mayRetry ? (
        <Button look="quiet" size="small" onClick={() => queue.again(key)}>
          {t('again')}
          <span className="sr-only"> {file.name}</span>
        </Button>
      ) : null}
      <Button look="quiet" size="small" onClick={() => queue.drop(key)}>
        {t('drop')}
        <span className="sr-only"> {file.name}</span>
      </Button>
    </>
  );
}
