/** Plausible answers to every property of a schema. */
export function answersTo(schema: { properties?: Record<string, Property> }): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name, answerTo(property)]),
  );
}

interface Property {
  type?: string;
  enum?: unknown[];
  oneOf?: { const: unknown }[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  minLength?: number;
  const?: unknown;
  pattern?: string;
  items?: Property & { properties?: Record<string, Property> };
  properties?: Record<string, Property>;
}

function answerTo(property: Property): unknown {
  if (property.const !== undefined) return property.const;
  const [choice] = property.enum ?? property.oneOf?.map((one) => one.const) ?? [];
  if (choice !== undefined) return choice;
  const byType: Record<string, () => unknown> = {
    number: () => Math.max(property.minimum ?? 1, 1),
    integer: () => Math.max(property.minimum ?? 1, 1),
    boolean: () => true,
    array: () => [answerTo(property.items ?? {})],
    object: () => answersTo(property),
    string: () => textFor(property),
  };
  return byType[property.type ?? 'string']?.();
}

function textFor({ format, pattern, minLength = 4 }: Property): string {
  if (format === 'date') return '2026-06-01';
  const texts = [
    '示范内容'.repeat(Math.ceil(minLength / 4)),
    '2026-06',
    '13800000000',
    '12345678',
    '91449900MA0023757P',
    '12345678901234567890',
  ];
  return texts.find((text) => new RegExp(pattern ?? '').test(text)) ?? '';
}
