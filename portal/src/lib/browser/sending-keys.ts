// randomUUID exists on https and localhost only.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Gives what is sent its idempotency key: the same sent again, after a lost answer say, counts once; anything else has another. */
export function createSendingKeys(): (sent: object) => string {
  let last = { said: '', key: '' };
  return (sent) => {
    const said = JSON.stringify(sent);
    if (said !== last.said) last = { said, key: newKey() };
    return last.key;
  };
}
