/** Where the calls about processes stand; apart from the entities, so that a browser need not load a schema library for an address. */
export const processesPath = 'blade-workflow/process';
/** Where drafts of forms that start processes are kept. */
export const processDraftPath = `${processesPath}/draft` as const;
