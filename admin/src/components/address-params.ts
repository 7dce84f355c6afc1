/** Puts facts into one part of an address: base64url of a JSON object. */
export function encodeFacts(facts: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(facts));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reads them back; undefined for an address that is broken. */
export function decodeFacts(encoded: string): unknown {
  try {
    const text = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // Neither base64url nor JSON: whoever typed it gets the friendly page.
    return undefined;
  }
}
