const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
// What XML 1.0 cannot hold at all, however it is written.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as it stands in XML, between tags and in attributes. */
export const xmlText = (said: string): string =>
  said.replaceAll(impossible, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
