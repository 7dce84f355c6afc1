/** The secret key that a body brings; empty keeps the one that is there. */
export function secretOf(sent: Readonly<Record<string, unknown>>): string {
  const said = sent['secretKey'];
  return typeof said === 'string' ? said.trim() : '';
}
