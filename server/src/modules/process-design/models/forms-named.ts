const longest = 2000;
const named = /(?:formKey|:form\s+key)\s*=\s*["']([A-Za-z]\w*)["']/g;

/** The keys of the forms that a document names, with commas between them, as far as there is room for them; null where it names none. */
export function formsNamed(xml: string): string | null {
  const keys = [...new Set([...xml.matchAll(named)].map(([, key]) => key ?? ''))].toSorted();
  let told = '';
  for (const key of keys) {
    const more = told === '' ? key : `${told},${key}`;
    if (more.length > longest) break;
    told = more;
  }
  return told || null;
}
