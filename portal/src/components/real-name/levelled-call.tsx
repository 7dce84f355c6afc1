import type { ComponentProps } from 'react';

import { PortalTexts } from '../../lib/texts/portal-texts.tsx';
import { ConfirmCall } from '../session/confirm-call.tsx';

/** A confirmed call that asks an applicant for a real-name level, with the texts of the step that mends one that is too low. */
export const LevelledCall = (props: ComponentProps<typeof ConfirmCall>) => (
  <PortalTexts families={['realName']}>
    <ConfirmCall {...props} />
  </PortalTexts>
);
