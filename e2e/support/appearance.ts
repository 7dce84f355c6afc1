/** What a browser of the back-office holds after its reader has chosen a theme. */
export function appearance(theme: string): Record<string, string> {
  const content = { theme, colour: '#409EFF', hiddenTools: [] };
  const record = { content, dataType: 'object', datetime: 0, type: 'local' };
  return { 'pfp-admin-appearance': JSON.stringify(record) };
}
