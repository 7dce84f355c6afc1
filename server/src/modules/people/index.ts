import type { Module } from '../../kit/routes/route.ts';
import { consentModule } from './consents/consents.ts';
import { ownDeletionModule } from './deletion/own-deletion.ts';
import type { DeletionPorts } from './deletion/own-deletion.ts';
import { retentionModule } from './deletion/retention-module.ts';
import { departmentModule } from './organisation/departments.ts';
import { positionModule } from './organisation/positions.ts';
import { addOwnProfile } from './own/own-profile.ts';
import type { RegistrationPorts } from './registration/ports.ts';
import { registrationModule } from './registration/registrations.ts';
import { addOwnRow } from './own/own-row.ts';
import { userModule } from './users.ts';

/** Departments, positions and people; requests for an account; and a person's own row and profile. */
export const peopleModules = (
  { sessions, sendSms }: RegistrationPorts,
  deletion: Omit<DeletionPorts, 'sessions'>,
): readonly Module[] => [
  addOwnRow,
  (app) => {
    addOwnProfile(app, sessions);
  },
  departmentModule,
  positionModule,
  userModule(sessions),
  registrationModule({ sessions, sendSms }),
  consentModule,
  ownDeletionModule({ ...deletion, sessions }),
  retentionModule,
];
