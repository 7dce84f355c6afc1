import { createContext, useContext, useEffect } from 'react';

/** Told of a text that is being typed in a field and not handed over yet. */
export type HearTyping = (field: string, isTyped: boolean) => void;

const deaf: HearTyping = () => undefined;

/** Who hears of it: the draft, which is not saved while somebody types. */
export const TypingContext = createContext<HearTyping>(deaf);

/** Tells of a field whose text differs from what it has handed over. */
export function useTellTyping(field: string, isTyped: boolean): void {
  const tell = useContext(TypingContext);
  useEffect(() => {
    tell(field, isTyped);
    return () => tell(field, false);
  }, [tell, field, isTyped]);
}
