import type { RuledEntity } from '../../kit/rules/rules.ts';
import type { SessionEnds } from '../../kit/runtime/sessions.ts';
import { departmentRules } from './organisation/departments.ts';
import { positionRules } from './organisation/positions.ts';
import { userRules } from './user-rules.ts';

/** What holds for the organisation and its people; a change is told to the sessions that it reaches. */
export const peopleRules = (sessions: SessionEnds): readonly RuledEntity[] => [
  departmentRules,
  positionRules,
  userRules(sessions),
];
