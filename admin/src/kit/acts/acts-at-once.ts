import { createContext, use } from 'react';

/** The number in sight wherever a part of a page does not say otherwise. */
export const usualActs = 2;
const AtOnceContext = createContext(usualActs);

/** Says how many acts of a row are in sight in a part of a page, such as one of two panes, where more would leave no room for what they act on. */
export const ActsAtOnce = AtOnceContext.Provider;

/** How many acts of a row are in sight here; the rest go behind one button. */
export const useActsAtOnce = (): number => use(AtOnceContext);
