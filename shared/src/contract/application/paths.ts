/** Where the calls about applications stand; apart from the entities, so that a browser need not load a schema library for an address. */
export const applicationPath = 'policy/projectinfo';
/** Where the calls about their files stand. */
export const applicationFilePath = 'policy/projectfile';
