import type { Module } from '../../kit/routes/route.ts';
import type { SessionKeeper } from '../../kit/runtime/sessions.ts';
import { companyModule } from './company.ts';
import { companyMemberModule } from './members.ts';
import type { PasswordPorts } from './policy-users/reset-password.ts';
import { portalUserModule } from './portal-user.ts';

/** Companies, their members and who may apply. */
export const companyModules = (
  sessions: SessionKeeper,
  passwords: Omit<PasswordPorts, 'sessions'>,
): readonly Module[] => [
  companyModule,
  companyMemberModule(sessions),
  portalUserModule(sessions, { ...passwords, sessions }),
];
