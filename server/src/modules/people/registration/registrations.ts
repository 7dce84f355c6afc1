import { registration } from '@policy/shared/contract/entities/people/registration.ts';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { addDecisions } from './decide.ts';
import { addDefaults } from './defaults.ts';
import { openIdNumber } from './document-number.ts';
import { addDuplicates } from './duplicates.ts';
import { addJoinRequests } from './join-requests.ts';
import { addPortalRegister } from './portal-register.ts';
import { addPortalStatus } from './portal-status.ts';
import type { RegistrationPorts } from './ports.ts';
import { addRegisterGuest } from './register-guest.ts';

/** Requests for an account: made by guests and at the portal, read and answered by officers, and by companies where somebody wants to join one. */
export const registrationModule = (ports: RegistrationPorts): Module =>
  crudModule(registration, {
    verbs: ['list', 'detail'],
    openings: { idNumber: openIdNumber },
    routes: (app) => {
      addRegisterGuest(app);
      addPortalRegister(app, ports);
      addPortalStatus(app);
      addDecisions(app, ports);
      addDuplicates(app);
      addDefaults(app);
      addJoinRequests(app, ports);
    },
  });
