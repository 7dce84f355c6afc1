import { isGuest } from '@policy/shared/auth/session/session-user.ts';
import type { SessionUser } from '@policy/shared/auth/session/session-user.ts';

import { isSwitchMode, mustChoose } from './switch-mode.ts';

const isRestricted = (user: SessionUser) => user.must_change_password || user.must_enrol_second_factor;

/**
 * What somebody has to do before anything else. Somebody without a local account may do nothing but register; whoever
 * has to make his account safe does that first, and whoever has to choose in what he acts does that next.
 */
export function gateOf(user: SessionUser): 'guest' | 'restricted' | 'acting' | null {
  if (isGuest(user)) return 'guest';
  if (isRestricted(user)) return 'restricted';
  return isSwitchMode && mustChoose(user) ? 'acting' : null;
}
