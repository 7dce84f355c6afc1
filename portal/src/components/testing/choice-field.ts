/** A field of a form that offers one of some options, by their keys. */
export const choiceField = (title: string, options: Record<string, string>) => ({
  type: 'string',
  title,
  oneOf: Object.entries(options).map(([key, text]) => ({ const: key, title: text })),
});
