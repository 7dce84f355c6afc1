import { Suspense } from 'react';
import { Skeleton } from 'antd';

import { lazyPart } from '../page/lazy-part.ts';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

const RichTextEditor = lazyPart(() => import('./rich-text-editor.tsx'));

/** A rich-text field; the editor's code comes when the first one is shown. */
export function RichTextInput(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
