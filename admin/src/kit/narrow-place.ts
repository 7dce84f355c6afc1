import { createContext, use } from 'react';

const NarrowContext = createContext(false);

/** Marks a part of a page, such as one of two panes, where acts in a row would leave no room for what they act on. */
export const NarrowPlace = NarrowContext.Provider;

/** Whether acts go behind one button here. */
export const useNarrowPlace = (): boolean => use(NarrowContext);
