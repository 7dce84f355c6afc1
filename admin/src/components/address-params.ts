/** Reads the facts in one part of an address, as `encodeFacts` puts them there; undefined for an address that is broken. */
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
