import type { Services } from '../../../kit/services/services.ts';
import type { Effect } from '../../../workflow/index.ts';
import { askForCorrection, correctAccount, recordObjection } from './correction.ts';
import { fixAmount } from './fix-amount.ts';
import { confirmPayment, failPayment, orderPayment } from './payments.ts';
import { publish } from './publish.ts';

/** What processes may ask of applications. */
export const applicationEffects = (services: Services): readonly Effect[] => [
  askForCorrection,
  fixAmount,
  publish(services),
  recordObjection,
  orderPayment,
  confirmPayment,
  failPayment,
  correctAccount(services),
];
