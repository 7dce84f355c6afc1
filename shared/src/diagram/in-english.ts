const namespace = 'urn:policy-fulfilment:workflow';

/** A BPMN document with its elements called as they are in English, as far as it says how; any other text stays as it is. */
export function inEnglish(xml: string): string {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const labels = [...document.getElementsByTagNameNS(namespace, 'label')];
  for (const label of labels) {
    const [name, element] = [label.getAttribute('en'), label.parentElement?.parentElement];
    if (name) element?.setAttribute('name', name);
  }
  return labels.length === 0 ? xml : new XMLSerializer().serializeToString(document);
}

/** The same where the page is in English. */
export const inPageLanguage = (xml: string): string =>
  document.documentElement.lang === 'en' ? inEnglish(xml) : xml;
