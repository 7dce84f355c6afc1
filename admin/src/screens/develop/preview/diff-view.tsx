import { useEffect, useRef, useState } from 'react';
import { Spin } from 'antd';
import { useTranslations } from 'use-intl';

import type { FileChange } from '@policy/shared/contract/develop/answers.ts';

import { loadChunk } from '../../../kit/lazy-part.ts';

const narrow = '(max-width: 992px)';

/** A file before and after, side by side where there is room; the editor's code comes when it is first shown. */
export function DiffView({ file }: { file: FileChange }) {
  const t = useTranslations('develop.preview');
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const [before, after, unchanged] = [t('before'), t('after'), t('unchanged', { lines: '$' })];
  useEffect(() => {
    const container = place.current;
    if (!container) return undefined;
    let erase: (() => void) | undefined;
    let isLeft = false;
    void loadChunk(() => import('./draw-diff.ts')).then(({ drawDiff }) => {
      if (isLeft) return;
      const isNarrow = window.matchMedia(narrow).matches;
      const texts = { before: file.before, after: file.after };
      erase = drawDiff(container, { ...texts, isNarrow, unchanged, labels: [before, after] });
      setIsDrawn(true);
    });
    return () => {
      isLeft = true;
      erase?.();
    };
  }, [file, before, after, unchanged]);
  return (
    <figure aria-label={t('diff', { path: file.path })} style={{ margin: 0, minWidth: 0 }}>
      <figcaption>{file.path}</figcaption>
      {isDrawn ? null : <Spin />}
      <div ref={place} className="develop-diff" />
    </figure>
  );
}
