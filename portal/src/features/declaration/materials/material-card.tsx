import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { useTranslations } from 'next-intl';

import { classNames } from '../../../components/class-names.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Tag } from '../../../components/feedback/tag.tsx';
import { FieldError } from '../../../components/forms/field.tsx';
import { FileChooser } from './file-chooser.tsx';
import { HandedFiles } from './handed-files.tsx';
import { MaterialRules } from './material-rules.tsx';
import { needsFile } from './needs-file.ts';
import type { UploadQueue } from './upload-queue.ts';
import type { UploadState } from './upload-state.ts';

interface MaterialCardProps {
  material: MaterialView;
  state: UploadState;
  queue: UploadQueue;
  isOpen: boolean;
  isMissing: boolean;
  comments: string[];
}

/** One material: what it must be, what was handed in, and the way to hand in more. */
export function MaterialCard({ material, state, queue, isOpen, isMissing, comments }: MaterialCardProps) {
  const t = useTranslations('declaration.materials');
  const id = `materials.${material.id}`;
  const files = state.files.filter(({ materialId }) => materialId === material.id);
  const uploads = state.uploads.filter(({ materialId }) => materialId === material.id);
  const isUploaded = material.isShared === 0 && material.source !== 'company_form';
  return (
    <li
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className={classNames(
        'rounded-lg border p-5 md:p-6',
        isMissing ? 'border-2 border-seal-600' : 'border-line',
      )}
    >
      <h2 id={`${id}-name`} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <span lang="zh-CN">{material.name}</span>
        <NeedTag material={material} />
      </h2>
      <MaterialRules material={material} isUploaded={isUploaded} />
      {comments.map((comment) => (
        <div key={comment} className="mt-3">
          <Notice tone="warn" title={t('toMend')}>
            <p lang="zh-CN">{comment}</p>
          </Notice>
        </div>
      ))}
      <FieldError id={id} error={isMissing ? t('missing', { name: material.name }) : undefined} />
      <HandedFiles material={material} files={files} uploads={uploads} queue={queue} isOpen={isOpen} />
      {isUploaded ? <AddFiles material={material} held={files.length} queue={queue} isOpen={isOpen} /> : null}
    </li>
  );
}

interface AddFilesProps extends Pick<MaterialCardProps, 'material' | 'queue' | 'isOpen'> {
  held: number;
}

function AddFiles({ material, held, queue, isOpen }: AddFilesProps) {
  const t = useTranslations('declaration.materials');
  if (!isOpen) return <p className="mt-3 text-sm text-ink-faint">{t('closed')}</p>;
  if (held >= material.maxCount) return null;
  return (
    <FileChooser
      label={held === 0 ? t('choose') : t('chooseMore')}
      about={material.name}
      accept={material.accept}
      multiple={material.maxCount > 1}
      onChoose={(chosen) => queue.add(material, chosen)}
    />
  );
}

function NeedTag({ material }: { material: MaterialView }) {
  const t = useTranslations('declaration.materials');
  if (material.isShared === 1) return <Tag tone="good">{t('fetched')}</Tag>;
  if (material.source === 'company_form') return <Tag tone="good">{t('online')}</Tag>;
  return needsFile(material) ? <Tag tone="info">{t('required')}</Tag> : <Tag>{t('optional')}</Tag>;
}
