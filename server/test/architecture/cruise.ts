import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTypeScript from 'dependency-cruiser/config-utl/extract-ts-config';

/** The repository's own folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
/** What the layer rule looks at; `npm run layers` names the same. */
export const layered = ['shared/src', 'server/src', 'portal/src', 'portal/server', 'admin/src'];

/** A dependency that the layer rule forbids, as `rule: from -> to`. */
export interface Layers {
  modules: number;
  violations: string[];
}

/** Holds the sources below a folder to the repository's layer rule. */
export async function layersOf(baseDir: string, folders = layered): Promise<Layers> {
  const options = await extractOptions(`${root}/.dependency-cruiser.cjs`);
  const tsConfig = extractTypeScript(`${root}/tsconfig.base.json`);
  const { output } = await cruise(folders, { ...options, baseDir }, undefined, { tsConfig });
  const { modules, summary } = output as ICruiseResult;
  return {
    modules: modules.length,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).sort(),
  };
}
