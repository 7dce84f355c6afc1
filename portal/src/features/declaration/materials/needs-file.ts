import type { MaterialView } from '@policy/shared/contract/application/calls.ts';

/** Whether a file has to be uploaded: what is fetched and what the online form is needs none. */
export const needsFile = ({ isRequired, isShared, source }: MaterialView): boolean =>
  isRequired === 1 && isShared === 0 && source !== 'company_form';
