import { useRef } from 'react';

// randomUUID exists on https and localhost only.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Gives what is sent its idempotency key: the same sent again, after a lost answer say, counts once; anything else has another. */
export function useSendingKey(): (sent: object) => string {
  const last = useRef({ said: '', key: '' });
  return (sent) => {
    const said = JSON.stringify(sent);
    if (said !== last.current.said) last.current = { said, key: newKey() };
    return last.current.key;
  };
}
