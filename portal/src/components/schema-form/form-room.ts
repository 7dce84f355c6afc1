/** Room for a form before its controls are there: it takes more than a screen, so that no foot of the page comes into sight and leaves again. */
export const formRoom = 'min-h-dvh';
