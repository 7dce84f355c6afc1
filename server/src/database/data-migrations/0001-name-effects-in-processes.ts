import { createHash } from 'node:crypto';

import { sql } from 'drizzle-orm';

import type { DataMigration } from './data-migration.ts';

/** What a button of the processes of before brought about, by its node and its key. */
const effects: Record<string, Record<string, string>> = {
  accept: { returned: 'application.askForCorrection' },
  review: { returned: 'application.askForCorrection' },
  decide: { approved: 'application.fixAmount' },
  publicise: { published: 'application.publish' },
  plan: { planned: 'application.orderPayment' },
  pay: { paid: 'application.confirmPayment', failed: 'application.failPayment' },
  correctAccount: { corrected: 'application.correctAccount' },
};

const element = (type: string, id: string) =>
  new RegExp(`<((?:\\w+:)?)${type}\\b[^>]*?\\sid="${id}"[^>]*?(?:/>|>[\\s\\S]*?</\\1${type}>)`);

/** Names the case, and what each act on it brings about, in a model of before; one that has them stays as it is. */
export function nameEffects(xml: string): string {
  if (/<policy:case\b/.test(xml)) return xml;
  const named = Object.entries(effects).reduce(
    (text, [node, buttons]) =>
      text.replace(element('userTask', node), (task) =>
        Object.entries(buttons).reduce((now, [key, effect]) => withEffect(now, key, effect), task),
      ),
    withCase(xml),
  );
  return named
    .replace(element('userTask', 'review'), (task) =>
      withExtension(task, '<policy:on act="claim" status="reviewing" />'),
    )
    .replace(element('receiveTask', 'publicity'), (task) =>
      withExtension(task, '<policy:button key="objection" effect="application.recordObjection" />'),
    );
}

const withEffect = (task: string, key: string, effect: string) =>
  task.replace(
    new RegExp(`(<policy:button\\b(?=[^>]*\\skey="${key}")[^>]*?)(\\s*/?>)`),
    `$1 effect="${effect}"$2`,
  );

const withCase = (xml: string) =>
  xml.replace(
    /<((?:\w+:)?)process\b[^>]*>/,
    (process, prefix: string) =>
      `${process}\n    <${prefix}extensionElements>\n      <policy:case type="application" />\n    </${prefix}extensionElements>`,
  );

/** An element with one more extension: at the end of those it has, else with the first. */
function withExtension(text: string, extension: string): string {
  const end = /\n(\s*)<\/((?:\w+:)?)extensionElements>/;
  if (end.test(text))
    return text.replace(end, (closing, blank: string) => `\n${blank}  ${extension}${closing}`);
  const [, prefix = '', type = ''] = /^<((?:\w+:)?)(\w+)/.exec(text) ?? [];
  const inside = `\n      <${prefix}extensionElements>\n        ${extension}\n      </${prefix}extensionElements>`;
  return text.endsWith('/>')
    ? `${text.slice(0, -2).trimEnd()}>${inside}\n    </${prefix}${type}>`
    : text.replace(/^<[^>]*>/, (start) => `${start}${inside}`);
}

/** Says in every stored process of applications what was written in the server until now. */
export const nameEffectsInProcesses: DataMigration = {
  name: '0001-name-effects-in-processes',
  after: '0025_idempotency',
  run: async (tx) => {
    const { rows } = await tx.execute<{ id: string; xml: string }>(
      sql`select id, xml from wf_deployment where key like 'wf\_apply\_%'`,
    );
    for (const { id, xml } of rows) {
      const named = nameEffects(xml);
      const sha256 = createHash('sha256').update(named).digest('hex');
      await tx.execute(sql`update wf_deployment set xml = ${named}, sha256 = ${sha256} where id = ${id}`);
    }
  },
};
