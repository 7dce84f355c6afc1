import { leavePages, leaveProcess } from '@policy/shared/contract/workflow/flow-pages.ts';

/** Address of the form of a leave: a new one, or one that was written before; pages are kept by their paths, so each draft has its own. */
export const leaveFormPath = (draftId?: string, process = leaveProcess): string =>
  [`${leavePages}/form/${process}`, draftId].filter(Boolean).join('/');

/** Address of the case of a leave that was handed in. */
export const leaveCasePath = (processInstanceId: string, id: string): string =>
  `${leavePages}/detail/${processInstanceId}/${id}`;
