import type { Tone } from '../../../kit/values/state-tag.tsx';

/** How a model stands, wherever models are listed. */
export const modelTones: Readonly<Record<string, Tone>> = {
  draft: 'quiet',
  deployed: 'good',
  changed: 'attention',
  archived: 'quiet',
};
