/** Key of the process that leaves go through unless another one is named. */
export const leaveProcess = 'wf_leave';

/** Where the pages of leaves stand in the back-office: the list, and below it form, handle and detail. */
export const leavePages = '/work/process/leave';

/** The dictionary whose entries say on which pages processes of a category are started and handled. */
export const flowDictionary = 'flow';

/** Pages of the back-office to which such an entry may lead; each has form, handle and detail below it. */
export const flowPages: readonly string[] = [leavePages];
