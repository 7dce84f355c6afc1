import { useEffect, useState } from 'react';

const pause = 500;

/** A value once it has stood still for half a second, so that nobody is asked at every letter. */
export function useSettled<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState({ text, value });
  useEffect(() => {
    if (text === settled.text) return undefined;
    const timer = setTimeout(() => setSettled({ text, value }), pause);
    return () => clearTimeout(timer);
  }, [text, value, settled.text]);
  return settled.value;
}
