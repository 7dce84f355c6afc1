import type { SessionKeeper } from '../../kit/runtime/sessions.ts';
import type { Module } from '../../kit/routes/route.ts';
import { departmentModule } from './organisation/departments.ts';
import { positionModule } from './organisation/positions.ts';
import { addOwnProfile } from './own/own-profile.ts';
import { registrationModule } from './registration/registrations.ts';
import { addOwnRow } from './own/own-row.ts';
import { userModule } from './users.ts';

/** Units, posts and people; those who ask to become one; and what a person sees and says of himself. */
export const peopleModules = (sessions: SessionKeeper): readonly Module[] => [
  addOwnRow,
  (app) => {
    addOwnProfile(app, sessions);
  },
  departmentModule,
  positionModule,
  userModule(sessions),
  registrationModule,
];
