import { leave } from '@policy/shared/contract/entities/desk/leave.ts';

import { withRights } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';

/** The caller with the right to read leaves: whoever takes part in the process of one reads it, whatever his roles let him do. */
export const asParticipant = (context: Context): Context =>
  withRights(context, { permissions: new Set([`${leave.permissionBase}_view`]), scopes: new Map() });
