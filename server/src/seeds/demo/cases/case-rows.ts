import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import { applicationStates } from '@policy/shared/contract/entities/application/application-states.ts';
import { z } from 'zod';

import comments from '../data/case-comment.json' with { type: 'json' };
import cases from '../data/case.json' with { type: 'json' };
import { dayShift } from '../day-shift.ts';

/** One case of the demonstration as it stands on the day of seeding; ids are slugs. */
export interface CaseRow {
  id: string;
  applyNo: string;
  guideId: string;
  userId: string;
  projectName: string;
  applyAmountWan: number;
  approvedAmountWan?: number;
  paidAmountWan?: number;
  /** What the replay leads the case to. */
  status: ApplicationState;
  /** Day it was handed in; a draft has none. */
  submitTime?: string;
  dueDate?: string;
}

/** What an officer said about a case; `fieldRefs` name materials by their slugs. */
export interface CaseComment {
  id: string;
  projectId: string;
  node: ApplicationState;
  authorRole: string;
  visibleToApplicant: number;
  fieldRefs?: string[];
  deadline?: string;
  content: string;
  createTime: string;
}

const state = z.enum(applicationStates);

/** The cases, their days moved along with the day of seeding. */
export function caseRows(today: string): CaseRow[] {
  const shift = dayShift(today);
  return cases.map((row) => ({
    ...row,
    status: state.parse(row.status),
    ...(row.submitTime && { submitTime: shift(row.submitTime) }),
    ...(row.dueDate && { dueDate: shift(row.dueDate) }),
  }));
}

/** What officers said about them, moved likewise. */
export function caseComments(today: string): CaseComment[] {
  const shift = dayShift(today);
  return comments.map((comment) => ({
    ...comment,
    node: state.parse(comment.node),
    createTime: shift(comment.createTime),
    ...(comment.deadline && { deadline: shift(comment.deadline) }),
  }));
}
