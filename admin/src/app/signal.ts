/** Something that happens outside of React and that components may hear of. */
export interface Signal<T> {
  send: (value: T) => void;
  /** Returns the function that stops the listening. */
  listen: (listener: (value: T) => void) => () => void;
}

/** Makes a signal without a memory: whoever listens hears what is sent from then on. */
export function signals<T>(): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    send: (value) => listeners.forEach((listener) => listener(value)),
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
