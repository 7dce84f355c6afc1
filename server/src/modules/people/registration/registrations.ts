import { registration } from '@policy/shared/contract/entities/people/registration.ts';

import { crudModule } from '../../../kit/crud/crud-module.ts';
import { addDecisions } from './decide.ts';
import { addDefaults } from './defaults.ts';
import { addRegisterGuest } from './register-guest.ts';

/** Requests for an account: made by guests, read and answered by administrators. */
export const registrationModule = crudModule(registration, {
  verbs: ['list', 'detail'],
  routes: (app) => {
    addRegisterGuest(app);
    addDecisions(app);
    addDefaults(app);
  },
});
