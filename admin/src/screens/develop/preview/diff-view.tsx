import { useCallback } from 'react';
import { Alert, Spin } from 'antd';
import { useTranslations } from 'use-intl';

import type { FileChange } from '@policy/shared/contract/develop/answers.ts';

import { loadChunk } from '../../../kit/page/lazy-part.ts';
import { useDrawing } from '../../../kit/page/use-drawing.ts';
import { usePreviewWords } from '../use-develop-words.ts';

const narrow = '(max-width: 992px)';

/** A file before and after, side by side where there is room; the editor's code comes when it is first shown. */
export function DiffView({ file }: { file: FileChange }) {
  const t = usePreviewWords();
  const p = useTranslations('pages');
  const [before, after, unchanged] = [t('before'), t('after'), t('unchanged', { lines: '$' })];
  const draw = useCallback(
    async (place: HTMLElement, until: AbortSignal) => {
      const { drawDiff } = await loadChunk(() => import('./draw-diff.ts'));
      const isNarrow = window.matchMedia(narrow).matches;
      const texts = { before: file.before, after: file.after, labels: [before, after] as const, unchanged };
      drawDiff(place, { ...texts, isNarrow }, until);
      return true;
    },
    [file, before, after, unchanged],
  );
  const { box, drawn, isFailed } = useDrawing(draw);
  return (
    <figure aria-label={t('diff', { path: file.path })} style={{ margin: 0, minWidth: 0 }}>
      <figcaption>{file.path}</figcaption>
      {isFailed ? <Alert type="warning" message={p('chunkText')} /> : null}
      {drawn || isFailed ? null : <Spin />}
      <div ref={box} className="develop-diff" />
    </figure>
  );
}
