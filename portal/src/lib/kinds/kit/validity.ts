import type { Validity } from '@policy/shared/contract/entities/content/shared-choices.ts';

/** Whether a document is a basis for applications: one that is soon to end still is. */
export const isInForce = (validity: Validity): boolean => validity === 'valid' || validity === 'expiring';

/** Whether a document is there to be looked up only. */
export const isOver = (validity: Validity): boolean => !isInForce(validity) && validity !== 'upcoming';
