import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';

import { StatusTag, type Tone } from './tag.tsx';

/** What colour repeats of an application's state: orange asks for the applicant, red refuses, green grants. */
export const applicationTones: Record<ApplicationState, Tone> = {
  draft: 'neutral',
  submitted: 'info',
  supplement: 'warn',
  accepted: 'info',
  reviewing: 'info',
  joint_review: 'info',
  expert_review: 'info',
  site_check: 'info',
  approved: 'good',
  publicising: 'info',
  objection: 'info',
  pending_payment: 'info',
  paying: 'info',
  pay_failed: 'warn',
  paid: 'good',
  rejected: 'bad',
  not_accepted: 'bad',
  withdrawn: 'neutral',
  terminated: 'neutral',
  recovered: 'bad',
};

/** Where an application stands; its word comes from the product's catalogue. */
export function ApplicationStatus({ status, label }: { status: ApplicationState; label: string }) {
  return <StatusTag tone={applicationTones[status]}>{label}</StatusTag>;
}
