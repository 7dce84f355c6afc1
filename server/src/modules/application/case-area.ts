import { applicationStates } from '@policy/shared/contract/entities/application/application-states.ts';

import type { Services } from '../../kit/services/services.ts';
import type { CaseArea } from '../../workflow/index.ts';
import { caseFormOf } from './case/case-form.ts';
import { readableApplications, readersOfApplication, readsApplication } from './case/reads-application.ts';
import { caseFindings, keepMarks } from './effects/file-marks.ts';
import { applicationEffects } from './effects/index.ts';
import { followProcess } from './moves/follow-process.ts';

/** What processes about applications may name, and what an application does when they go on. */
export function applicationArea(services: Services): CaseArea {
  const effects = applicationEffects(services);
  return {
    type: 'application',
    statuses: applicationStates,
    effects,
    findings: caseFindings,
    keepFindings: (context, id, findings) =>
      keepMarks(context, id, caseFindings.parse(findings).materialMarks),
    follow: followProcess,
    reads: (context, id) => readsApplication(context, id),
    readersAmong: readersOfApplication,
    readable: readableApplications,
    caseForm: (context, id, outcomes) => caseFormOf(context, services, { id, outcomes, effects }),
  };
}
