import { lazy, Suspense } from 'react';

import type { InputProps } from '../form-facts.ts';

// Few forms ask for these: what they are made of comes with the first that does.
const Files = lazy(async () => ({ default: (await import('./files-field.tsx')).FilesField }));
const Region = lazy(async () => ({ default: (await import('./region-field.tsx')).RegionField }));

/** Files that are uploaded as an answer. */
export const FilesWidget = (props: InputProps) => (
  <Suspense fallback={null}>
    <Files {...props} />
  </Suspense>
);

/** A region, chosen level by level. */
export const RegionWidget = (props: InputProps) => (
  <Suspense fallback={null}>
    <Region {...props} />
  </Suspense>
);
