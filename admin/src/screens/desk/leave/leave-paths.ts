import { leavePages, leaveProcess } from '@policy/shared/contract/workflow/flow-pages.ts';

/** Address of the form of a leave: a new one, or one that was written before. */
export const leaveFormPath = (draftId?: string): string =>
  `${leavePages}/form/${leaveProcess}${draftId ? `?id=${draftId}` : ''}`;

/** Address of the case of a leave that was handed in. */
export const leaveCasePath = (processInstanceId: string, id: string): string =>
  `${leavePages}/detail/${processInstanceId}/${id}`;
