import { useState } from 'react';
import { Button, Empty, Tag } from 'antd';
import { useTranslations } from 'use-intl';

import { FilePreview } from '../../../../components/file-preview/file-preview.tsx';
import { canPreview } from '../../../../components/file-preview/preview-types.ts';
import { siteHref } from '../../../../kit/page/base-path.ts';
import type { Material, MaterialFile } from '../../task-shapes.ts';
import { markOf } from './marks.ts';
import type { Marks } from './marks.ts';
import { MaterialMark } from './material-mark.tsx';
import './materials.css';

interface MaterialListProps {
  materials: readonly Material[];
  marks: Marks;
  /** Present where the reader may judge. */
  onMark?: (marks: Marks) => void;
  /** Leads to the form that a material is made from. */
  onForm: () => void;
}

/** The materials: the files handed in, to be looked at in place, or what stands for them; each accepted, or to be mended and how. */
export function MaterialList({ materials, marks, onMark, onForm }: MaterialListProps) {
  const t = useTranslations('process');
  const [previewed, setPreviewed] = useState<MaterialFile>();
  if (materials.length === 0) return <Empty description={t('noMaterials')} />;
  return (
    <>
      <ul className="case-materials">
        {materials.map((material) => (
          <li key={material.materialId}>
            <div className="case-material-name">
              <strong lang="zh-CN">{material.name}</strong>
              <Tag>{t(material.isRequired ? 'required' : 'optional')}</Tag>
            </div>
            <Contents material={material} onForm={onForm} onPreview={setPreviewed} />
            <MaterialMark
              name={material.name}
              given={markOf(material, marks)}
              {...(onMark && { onSet: (mark) => onMark({ ...marks, [material.materialId]: mark }) })}
            />
          </li>
        ))}
      </ul>
      {previewed ? <FilePreview file={previewed} onClose={() => setPreviewed(undefined)} /> : null}
    </>
  );
}

interface ContentsProps extends Pick<MaterialListProps, 'onForm'> {
  material: Material;
  onPreview: (file: MaterialFile) => void;
}

/** What was handed in, or what stands for it; only a paper that somebody owes reads as missing. */
function Contents({ material: { files, filledFrom }, onForm, onPreview }: ContentsProps) {
  const t = useTranslations('process');
  return (
    <div className="case-material-files">
      {filledFrom === 'form' ? (
        <Button type="link" size="small" onClick={onForm}>
          {t('madeFromForm')}
        </Button>
      ) : null}
      {filledFrom === 'shared' ? <span className="case-quiet">{t('fromSharedData')}</span> : null}
      {files.length === 0 && !filledFrom ? <span className="case-quiet">{t('noFiles')}</span> : null}
      {files.map((file) => (
        <span key={file.id} className="case-file">
          {file.link ? (
            <a href={siteHref(file.link)} target="_blank" rel="noreferrer" lang="zh-CN">
              {file.name}
            </a>
          ) : (
            file.name
          )}
          {file.link && canPreview(file.name) ? (
            <Button size="small" aria-label={`${t('preview')} ${file.name}`} onClick={() => onPreview(file)}>
              {t('preview')}
            </Button>
          ) : null}
        </span>
      ))}
    </div>
  );
}
