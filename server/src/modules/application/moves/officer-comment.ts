import { applicationComment } from '@policy/shared/contract/entities/application/application-comment.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';

/** Statuses whose reason the applicant has to read. */
const explained: readonly ApplicationState[] = [
  'supplement',
  'site_check',
  'objection',
  'pay_failed',
  'rejected',
  'not_accepted',
];

interface Said {
  applicationId: string;
  status: ApplicationState;
  /** What the author's part in the case is called: a key of the catalogue, or a role's own name. */
  part: string | null;
  content: string;
  fieldRefs?: readonly string[];
  deadline?: string | null;
}

/** Keeps what an officer said with a status that needs an explanation. */
export async function keepComment(
  context: Context,
  { applicationId, status, part, content, fieldRefs = [], deadline = null }: Said,
) {
  if (!explained.includes(status) || content === '') return;
  const known: Record<string, string> = catalogue('zh').application.parts;
  const authorRole = known[part ?? 'officer'] ?? part ?? 'officer';
  await repositoryOf(applicationComment, context).insert({
    projectId: applicationId,
    node: status,
    authorRole,
    content,
    fieldRefs: [...fieldRefs],
    visibleToApplicant: 1,
    deadline,
  });
}
