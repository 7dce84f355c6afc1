import {
  formPreviewEntity,
  formPreviewPath,
  previewParameter,
} from '@policy/shared/contract/portal/preview.ts';
import type { PreviewClaim } from '@policy/shared/contract/portal/preview.ts';

import { contentKinds } from '../kinds/content-kinds.ts';
import { addressParts } from './page-match.ts';

/** The row that an address shows before it is public, and the token that it brings; null for every other address. */
export function previewIn(url: string): PreviewClaim | null {
  const { path, search } = addressParts(url);
  const entity = entityAt(path);
  const asked = new URLSearchParams(search);
  const [id, token] = [asked.get('id'), asked.get(previewParameter)];
  // Longer than any of ours: the server refuses what is left of it.
  return entity && id && token ? { entity, id, token: token.slice(0, 100) } : null;
}

/** What the page at a path shows a row of; a form has a page only before it is published. */
const entityAt = (path: string): string | undefined =>
  path === formPreviewPath
    ? formPreviewEntity
    : contentKinds.find(({ entity }) => entity.publicPage === path)?.entity.name;
