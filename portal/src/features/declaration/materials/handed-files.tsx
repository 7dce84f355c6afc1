import type { FileView, MaterialView } from '@policy/shared/contract/application/calls.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../../components/actions/button.tsx';
import { FileRow } from '../../../components/forms/file-row.tsx';
import { attachmentHref, sizeText } from '../../../lib/addresses/attachment-href.ts';
import { FileChooser } from '../../../components/forms/file-chooser.tsx';
import type { UploadQueue } from './upload-queue.ts';
import type { Upload } from './upload-state.ts';
import { ComingFile } from './coming-file.tsx';

interface HandedFilesProps {
  material: MaterialView;
  files: FileView[];
  uploads: Upload[];
  queue: UploadQueue;
  isOpen: boolean;
}

/** The files of a material that are there, and those on their way. */
export function HandedFiles({ material, files, uploads, queue, isOpen }: HandedFilesProps) {
  const t = useTranslations('declaration.materials');
  if (files.length + uploads.length === 0) return null;
  return (
    <ul aria-label={t('filesOf', { name: material.name })} className="mt-4 space-y-2">
      {files.map((file) => (
        <HandedFile key={file.id} file={file} material={material} queue={queue} isOpen={isOpen} />
      ))}
      {uploads.map((upload) => (
        <ComingFile key={upload.key} upload={upload} material={material} queue={queue} />
      ))}
    </ul>
  );
}

type HandedFileProps = Pick<HandedFilesProps, 'material' | 'queue' | 'isOpen'> & { file: FileView };

function HandedFile({ file, material, queue, isOpen }: HandedFileProps) {
  const t = useTranslations('declaration.materials');
  const [refusal, setRefusal] = useState('');
  const remove = () => void queue.remove(file.id).then(setRefusal);
  const toMend = file.mark === 'supplement' ? t('marked', { comment: file.markComment ?? '' }) : '';
  return (
    <FileRow
      name={file.name}
      meta={`${file.ext.toUpperCase()} · ${sizeText(file.sizeBytes)}`}
      state={file.mark === 'supplement' ? 'failed' : 'ready'}
      stateText={file.mark === 'supplement' ? t('toMend') : t('ready')}
      error={refusal || toMend}
      actions={
        <>
          <a
            href={attachmentHref(file.attachId)}
            className="link inline-flex min-h-9 items-center px-3 text-sm"
          >
            {t('download')}
            <span className="sr-only"> {file.name}</span>
          </a>
          {isOpen ? (
            <>
              <FileChooser
                small
                label={t('replace')}
                about={file.name}
                accept={material.accept}
                onChoose={(chosen) => queue.add(material, chosen, file.id)}
              />
              <Button look="quiet" size="small" icon="trash" onClick={remove}>
                {t('remove')}
                <span className="sr-only"> {file.name}</span>
              </Button>
            </>
          ) : null}
        </>
      }
    />
  );
}
