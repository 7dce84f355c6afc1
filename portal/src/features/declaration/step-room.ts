/** Room for a step before its controls are there: each takes more than a screen, so that no foot of the page comes into sight and leaves again. */
export const stepRoom = 'min-h-dvh';
