/** Where in the tables what a provider gave for a session is sealed. */
export const accessPlace = (sessionId: string) => `sessionSignOn.access:${sessionId}`;
export const identityPlace = (sessionId: string) => `sessionSignOn.identity:${sessionId}`;
