import { sql } from 'drizzle-orm';

import type { DataMigration } from './data-migration.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole);

const attributeOf = (element: string, name: string): string | null => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(element) ?? [];
  return value === undefined ? null : decoded(value.trim());
};

/**
 * The name of the message or signal that a reference with a prefix is about, as today's engine spells it; null where the
 * document declares none by that id, refers to it in another way, or makes its name of variables.
 */
export function declaredName(xml: string, { kind, name }: { kind: string; name: string }): string | null {
  const references = xml.match(new RegExp(`\\s${kind}Ref="[^"]*"`, 'g')) ?? [];
  if (!references.some((reference) => attributeOf(reference, `${kind}Ref`) === name)) return null;
  const id = name.replace(/^[^:]*:/, '');
  const elements = xml.match(new RegExp(`<(?:\\w+:)?${kind}\\s[^>]*>`, 'g')) ?? [];
  const declared = elements.find((element) => attributeOf(element, 'id') === id);
  if (declared === undefined) return null;
  const written = attributeOf(declared, 'name') || id;
  return /[$#]\{/.test(written) ? null : written;
}

/** Who waited under a reference as it was written (`tns:paid`) waits under the name that it stands for. */
export const renamePrefixedSubscriptions: DataMigration = {
  name: '0002-rename-prefixed-subscriptions',
  after: '0049_handed_over_tasks',
  run: async (tx) => {
    const { rows } = await tx.execute<{ id: string; kind: string; name: string; xml: string }>(sql`
      select s.id, s.kind, s.name, d.xml from wf_subscription s
      join wf_instance i on i.id = s.instance_id
      join wf_deployment d on d.id = i.deployment_id
      where s.name like '%:%'`);
    for (const { id, xml, ...awaited } of rows) {
      const name = declaredName(xml, awaited);
      if (name !== null) await tx.execute(sql`update wf_subscription set name = ${name} where id = ${id}`);
    }
  },
};
