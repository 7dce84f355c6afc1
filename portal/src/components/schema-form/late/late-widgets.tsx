import { lazy, Suspense, type ReactNode } from 'react';

import type { InputProps, ObjectProps } from '../form-facts.ts';

// Few forms ask for these: what they are made of comes with the first that does.
const Files = lazy(async () => ({ default: (await import('./files-field.tsx')).FilesField }));
const Region = lazy(async () => ({ default: (await import('./region-field.tsx')).RegionField }));

const Dictionary = lazy(async () => ({ default: (await import('./dictionary-field.tsx')).DictionaryField }));
const Rich = lazy(async () => ({ default: (await import('./rich-text-field.tsx')).RichTextField }));
const Location = lazy(async () => ({ default: (await import('./location-field.tsx')).LocationField }));
const Signature = lazy(async () => ({ default: (await import('./signature-field.tsx')).SignatureField }));
const Tabs = lazy(async () => ({ default: (await import('./group-looks.tsx')).TabbedGroup }));
const Folding = lazy(async () => ({ default: (await import('./group-looks.tsx')).FoldingGroup }));

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

/** Pictures that are uploaded as an answer. */
export const ImagesWidget = (props: InputProps) => (
  <Suspense fallback={null}>
    <Files {...props} arePictures />
  </Suspense>
);

/** An entry of a dictionary. */
export const DictionaryWidget = (props: InputProps) => (
  <Suspense fallback={null}>
    <Dictionary {...props} />
  </Suspense>
);

/** A text with headings and lists; the editor is as large as the rest of the form. */
export const RichTextWidget = (props: InputProps) => (
  <Suspense fallback={null}>
    <Rich {...props} />
  </Suspense>
);

/** A place by its latitude and longitude. */
export const LocationWidget = (props: InputProps) => (
  <Suspense fallback={null}>
    <Location {...props} />
  </Suspense>
);

/** A signature, kept as a picture. */
export const SignatureWidget = (props: InputProps) => (
  <Suspense fallback={null}>
    <Signature {...props} />
  </Suspense>
);

/** A group whose questions stand behind tabs. */
export const LateTabs = (props: ObjectProps) => (
  <Suspense fallback={null}>
    <Tabs {...props} />
  </Suspense>
);

/** A group that is folded. */
export const LateFolding = (props: ObjectProps & { children: ReactNode }) => (
  <Suspense fallback={null}>
    <Folding {...props} />
  </Suspense>
);
