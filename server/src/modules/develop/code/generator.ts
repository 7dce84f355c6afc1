import type { CheckResults, FileChange, Preview } from '@policy/shared/contract/develop/answers.ts';
import type { GeneratedShape } from '@policy/shared/contract/develop/generated-field.ts';
import { entities } from '@policy/shared/contract/entities/index.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import { createHash } from 'node:crypto';

import type { Config } from '../../../config.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { checkOn } from './checks.ts';
import type { Checked } from './checks.ts';
import { namesOf } from './names.ts';
import type { Entry } from './names.ts';
import { planOf } from './plan.ts';
import type { Plan } from './plan.ts';
import { previewAlone, previewOf } from './preview.ts';
import type { Written } from './preview.ts';
import { findWorkspace } from './workspace.ts';
import type { Workspace } from './workspace.ts';

/** Writes entities from what entries say: shown, checked, packed, and in development written into the sources. */
export interface Generator {
  plan(entry: Entry): Plan;
  preview(entry: Entry, written: Written): Promise<Preview>;
  check(entry: Entry, written: Written): Promise<CheckResults>;
  /** Writes what has passed its checks; answers the whole files as they now stand. */
  write(entry: Entry, written: Written): Promise<Written>;
}

type Setting = Pick<Config, 'mode' | 'sourceDir'>;

/** One at a time checks, because it takes all of a machine; what has passed is remembered until the server ends. */
export function createGenerator({ mode, sourceDir }: Setting): Generator {
  const workspace = mode === 'production' ? null : findWorkspace(sourceDir);
  const passed = new Map<string, Checked['migration']>();
  let isChecking = false;
  const isThere = workspace ? (path: string) => workspace.read(path) !== null : undefined;
  const plan = (entry: Entry) => planOf(assertWhole(entry), namesOf(entry), isThere);
  const changesOf = (entry: Entry, written: Written) => previewOf(plan(entry), needed(workspace), written);
  return {
    plan,
    preview: async (entry, written) => ({
      files: workspace ? await changesOf(entry, written) : previewAlone(plan(entry)),
      hasSources: workspace !== null,
      isWritable: workspace !== null && mode === 'development',
    }),
    check: async (entry, written) => {
      const { root } = needed(workspace);
      const files = await changesOf(entry, written);
      if (isChecking) throw new Refusal('code.busy');
      isChecking = true;
      try {
        const { results, migration } = await checkOn(root, files, namesOf(entry));
        if (results.every(({ isPassed }) => isPassed)) passed.set(keyOf(files), migration);
        return results;
      } finally {
        isChecking = false;
      }
    },
    write: async (entry, written) => {
      if (mode !== 'development') throw new Refusal('code.notDevelopment');
      const files = await changesOf(entry, written);
      const clash = files.find(({ state }) => state === 'conflict');
      if (clash) throw new Refusal('code.conflict', { path: clash.path });
      const migration = passed.get(keyOf(files));
      if (!migration) throw new Refusal('code.unchecked');
      const changed = files.filter(({ state }) => state !== 'same');
      // The server starts again at the first change it sees: all of them stand before that.
      const sources = needed(workspace);
      for (const { path, after } of [...changed, ...migration])
        if (after === null) sources.remove(path);
        else sources.write(path, after);
      const own = new Set(plan(entry).files.map(({ path }) => path));
      return Object.fromEntries(
        files.filter(({ path }) => own.has(path)).map(({ path, after }) => [path, after]),
      );
    },
  };
}

function needed(workspace: Workspace | null): Workspace {
  if (!workspace) throw new Refusal('code.noSources');
  return workspace;
}

/** What the sources would become: whoever changed them, or the entry, since the check has to check again. */
const keyOf = (files: readonly FileChange[]) =>
  createHash('sha256')
    .update(JSON.stringify(files.map(({ path, before, after }) => [path, before, after])))
    .digest('hex');

/** Refuses an entry that leads to no entity: without fields, pointing to what is not there, or below nothing. */
function assertWhole(entry: Entry): Entry {
  if (entry.columns.length === 0) throw new Refusal('code.empty');
  const known = new Set<string>(entities.map(({ name }) => name));
  for (const { name, source } of entry.columns)
    if (source && !known.has(source)) throw new Refusal('code.source', { field: name, source });
  const need = needs[entry.shape];
  if (need && !need.isMet(entry)) throw new Refusal(need.refusal);
  return entry;
}

/** Rows are listed by their parent, so that each has one and it can be asked for. */
function hangsBelow({ columns, parentField }: Entry): boolean {
  const parent = columns.find(({ name }) => name === parentField);
  return parent?.kind === 'reference' && parent.isRequired && parent.search;
}

/** Rows are told apart by a text that each of them has. */
function hasKey({ columns, keyField }: Entry): boolean {
  const key = columns.find(({ name }) => name === keyField);
  return key?.kind === 'text' && key.isRequired;
}

/** What a shape needs of the fields. */
const needs: Partial<Record<GeneratedShape, { isMet: (entry: Entry) => boolean; refusal: RefusalCode }>> = {
  child: { isMet: hangsBelow, refusal: 'code.parent' },
  keyValue: { isMet: hasKey, refusal: 'code.key' },
};
