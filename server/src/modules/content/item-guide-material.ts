import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';

import { defineRules } from '../../kit/rules/rules.ts';
import type { Write } from '../../kit/rules/rules.ts';
import { InvalidDraft } from '../../kit/runtime/errors.ts';
import { leavesItsParent } from './search/part-rules.ts';

type Material = typeof itemGuideMaterial;

/** What a guide asks for can be handed in: no material wants more files than it takes. */
export const itemGuideMaterialRules = defineRules(itemGuideMaterial, {
  beforeWrite: [hasRoomForItsFiles, leavesItsParent(itemGuide, 'guideId')],
});

function hasRoomForItsFiles(
  values: Partial<DraftOf<Material>>,
  { before, context: { locale } }: Write<Material>,
) {
  const { minCount = 1, maxCount = 10 } = { ...before, ...values };
  if (minCount <= maxCount) return;
  const message = refusalSentence('material.countRange', { limit: maxCount }, locale);
  throw new InvalidDraft([{ field: 'minCount', message }]);
}
