import { leave } from '@policy/shared/contract/entities/desk/leave.ts';
import type { LeaveState } from '@policy/shared/contract/entities/desk/leave.ts';
import { leavePages } from '@policy/shared/contract/workflow/flow-pages.ts';
import { z } from 'zod';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { CaseArea, WorkflowEvent } from '../../../workflow/index.ts';
import { caseFormOf } from './case-form.ts';
import { asParticipant } from './as-participant.ts';
import { readableLeaves } from './readable-leaves.ts';

/** Whoever is asked to decide is told what about; those of the public are asked nothing. */
const isOfficer = ({ actor }: Context): boolean => actor?.userType !== 2;

/** What processes about leaves may name, and what becomes of a leave when they go on. */
export const leaveArea: CaseArea = {
  type: 'leave',
  startPath: `${leavePages}/form`,
  statuses: [],
  effects: [],
  findings: z.object({}),
  keepFindings: () => Promise.resolve(),
  follow: followLeave,
  reads: (context) => Promise.resolve(isOfficer(context)),
  readersAmong: (people) => Promise.resolve(people.filter(isOfficer)),
  readable: readableLeaves,
  caseForm: (context, id) => caseFormOf(context, id),
};

/** A leave runs with its process and ends as it ends. */
async function followLeave(events: readonly WorkflowEvent[], context: Context): Promise<void> {
  for (const event of events) {
    if (event.businessKey === null || event.instanceId !== event.rootId) continue;
    const rows = repositoryOf(leave, asParticipant(context));
    if (event.type === 'instanceStarted')
      await rows.update(event.businessKey, { state: 'running', processInstanceId: event.instanceId });
    if (event.type === 'instanceEnded')
      await rows.update(event.businessKey, { state: endings[event.status] });
  }
}

const endings: Record<Extract<WorkflowEvent, { type: 'instanceEnded' }>['status'], LeaveState> = {
  ...{ running: 'running', suspended: 'running', completed: 'approved' },
  ...{ rejected: 'rejected', withdrawn: 'withdrawn', terminated: 'terminated' },
};
