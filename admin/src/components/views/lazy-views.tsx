import { Suspense } from 'react';

import type { ListViewsProps } from '../../kit/lists/list-views.ts';
import { lazyPart } from '../../kit/page/lazy-part.ts';

const Views = lazyPart(() => import('./saved-views.tsx'));

/** The views of a list, whose code no page waits for. */
export const drawViews = (props: ListViewsProps) => (
  <Suspense fallback={null}>
    <Views {...props} />
  </Suspense>
);
