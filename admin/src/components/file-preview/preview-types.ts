/** What browsers show by themselves, by the ending of the name. */
const previewTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** The type that a file is shown as; undefined for one that no browser shows. */
export const previewTypeOf = (name: string): string | undefined =>
  previewTypes[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];

/** Whether a file can be looked at in place. */
export const canPreview = (name: string): boolean => previewTypeOf(name) !== undefined;
