const bpmn = 'http://www.omg.org/spec/BPMN/20100524/MODEL';

/** The first process of a document, or nothing where it has none or is no XML. */
export function processOf(xml: string): { id: string; name: string } | undefined {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  if (document.querySelector('parsererror')) return undefined;
  const [process] = document.getElementsByTagNameNS(bpmn, 'process');
  const id = process?.getAttribute('id')?.trim();
  return process && id ? { id, name: process.getAttribute('name') ?? '' } : undefined;
}

/** The same document whose first process has another id, wherever it is named. */
export function withKey(xml: string, key: string): string {
  const from = processOf(xml)?.id;
  if (from === undefined || from === key) return xml;
  const named = (attribute: string) => new RegExp(`\\b${attribute}=(["'])\\s*${escaped(from)}\\s*\\1`, 'g');
  return ['id', 'bpmnElement', 'processRef', 'calledElement'].reduce(
    (text, attribute) => text.replace(named(attribute), `${attribute}="${key}"`),
    xml,
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
