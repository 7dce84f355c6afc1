import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Entry } from './names.ts';
import { templateVersion } from './plan.ts';
import type { Plan } from './plan.ts';

/** Which part of a generated set is wanted. */
export const systems = ['all', 'server', 'admin'] as const;
export type System = (typeof systems)[number];

const isPartOf: Record<System, (path: string) => boolean> = {
  all: () => true,
  server: (path) => !path.startsWith('admin/'),
  admin: (path) => !path.startsWith('server/'),
};
const safeName = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/;

/** A file of the zip, whole. */
type Files = Record<string, Uint8Array>;

/** Generated files in the folders they belong to, the lines that go into others, and a manifest of what they were made from. */
export function archiveOf(made: readonly { entry: Entry; plan: Plan }[], system: System): Uint8Array {
  const files: Files = {};
  const put = (path: string, text: string) => {
    if (!safeName.test(path)) throw new Refusal('code.outside', { path });
    files[path] = strToU8(text);
  };
  for (const { plan } of made) {
    for (const { path, content } of plan.files.filter((file) => isPartOf[system](file.path)))
      put(path, content);
    put(`generated/${plan.names.file}.md`, linesToAdd(plan, system));
  }
  put('generated/manifest.json', `${JSON.stringify(made.map(manifestOf), null, 2)}\n`);
  return zipSync(files, { level: 6 });
}

function linesToAdd({ names, edits }: Plan, system: System): string {
  const wanted = edits.filter(({ path }) => isPartOf[system](path));
  const parts = wanted.map(({ path, lines }) => `## ${path}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`);
  const migrate = `\`npm run db:generate -- --name ${names.permissionBase}\``;
  return `# Lines that name ${names.entity}\n\nAdd them, then run ${migrate} and read what it wrote.\n\n${parts.join('\n')}`;
}

function manifestOf({ entry, plan }: { entry: Entry; plan: Plan }) {
  const { codeName, tableName, packageName, serviceName, shape, baseMode, columns } = entry;
  const schema = createHash('sha256').update(JSON.stringify(columns)).digest('hex');
  return {
    ...{ entity: plan.names.entity, templateVersion, schema },
    options: { codeName, tableName, packageName, serviceName, shape, baseMode },
    files: plan.files.map(({ path }) => path),
  };
}
