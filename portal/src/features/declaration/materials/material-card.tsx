import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { isUploaded, needsFile } from '@policy/shared/contract/application/material-files.ts';
import { useTranslations } from 'next-intl';

import { classNames } from '../../../components/class-names.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Tag } from '../../../components/feedback/tag.tsx';
import { FieldError } from '../../../components/forms/field.tsx';
import { FileChooser } from '../../../components/forms/file-chooser.tsx';
import { PhoneCode } from '../phone/phone-code.tsx';
import { HandedFiles } from './handed-files.tsx';
import { MaterialRules } from './material-rules.tsx';
import type { UploadQueue } from './upload-queue.ts';
import type { UploadState } from './upload-state.ts';

interface MaterialCardProps {
  applicationId: string;
  material: MaterialView;
  state: UploadState;
  queue: UploadQueue;
  isOpen: boolean;
  /** What is wrong with it, once the reader has gone on too early. */
  problem: string | undefined;
  comments: string[];
}

/** One material: what it must be, what was handed in, and the way to hand in more. */
export function MaterialCard(props: MaterialCardProps) {
  const { material, state, queue, isOpen, problem, comments } = props;
  const t = useTranslations('declaration.materials');
  const id = `materials.${material.id}`;
  const files = state.files.filter(({ materialId }) => materialId === material.id);
  const uploads = state.uploads.filter(({ materialId }) => materialId === material.id);
  return (
    <li
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className={classNames(
        'rounded-lg border p-5 md:p-6',
        problem ? 'border-2 border-seal-600' : 'border-line',
      )}
    >
      <h2 id={`${id}-name`} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <span lang="zh-CN">{material.name}</span>
        <NeedTag material={material} />
      </h2>
      <MaterialRules material={material} />
      {comments.map((comment) => (
        <div key={comment} className="mt-3">
          <Notice tone="warn" title={t('toMend')}>
            <p lang="zh-CN">{comment}</p>
          </Notice>
        </div>
      ))}
      <FieldError id={id} error={problem} />
      <HandedFiles material={material} files={files} uploads={uploads} queue={queue} isOpen={isOpen} />
      {isUploaded(material) ? <AddFiles {...props} held={files.length} /> : null}
    </li>
  );
}

interface AddFilesProps extends Pick<MaterialCardProps, 'applicationId' | 'material' | 'queue' | 'isOpen'> {
  held: number;
}

function AddFiles({ applicationId, material, held, queue, isOpen }: AddFilesProps) {
  const t = useTranslations('declaration.materials');
  if (!isOpen) return <p className="mt-3 text-sm text-ink-faint">{t('closed')}</p>;
  if (held >= material.maxCount) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <FileChooser
        label={held === 0 ? t('choose') : t('chooseMore')}
        about={material.name}
        accept={material.accept}
        multiple={material.maxCount > 1}
        onChoose={(chosen) => queue.add(material, chosen)}
      />
      <PhoneCode applicationId={applicationId} material={material} queue={queue} />
    </div>
  );
}

function NeedTag({ material }: { material: MaterialView }) {
  const t = useTranslations('declaration.materials');
  if (material.isShared === 1) return <Tag tone="good">{t('fetched')}</Tag>;
  if (material.source === 'company_form') return <Tag tone="good">{t('online')}</Tag>;
  return needsFile(material) ? <Tag tone="info">{t('required')}</Tag> : <Tag>{t('optional')}</Tag>;
}
