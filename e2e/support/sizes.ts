/** The window of an office's screen. */
export const wide = { width: 1280, height: 900 };

/** A phone's width without touch emulation: what is tested is the layout, the same for a narrow window. */
export const narrow = { width: 390, height: 844 };
