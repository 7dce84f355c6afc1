import { createHash } from 'node:crypto';

import type { Calendar } from '../../kit/runtime/workdays.ts';
import type { Definition } from '../model/definition.ts';
import { assertKey } from './documents/find-faults.ts';
import { readChecked } from './documents/read-model.ts';
import { startsAwaited } from './starts/starts-awaited.ts';
import type { NamedWarnings } from './documents/unknown-names.ts';
import type { ReadProcess } from './documents/read-model.ts';
import type { ListenerPolicy } from '../model/refuse-unsupported.ts';
import type { ModelWarnings } from '@policy/shared/contract/process-design/calls.ts';
import type { DeployedVersion, Store } from '../store.ts';

/** A model to deploy and where it is filed. */
export interface Model {
  xml: string;
  category?: string | null;
  /** What its author says of the version. */
  note?: string | null;
  /** The one process that the model has to be; without, it may be any and several. */
  key?: string;
  /** The product or another tenant brings it, where it runs: a form that was changed since does not keep it from here. */
  isCopied?: boolean;
}

interface Deploying {
  store: Store;
  now: Date;
  nextId: () => string;
  /** Who deploys; nobody for what the product brings. */
  deployedBy: string | null;
  listeners?: ListenerPolicy;
  /** The working days of the tenant; without it, Monday to Friday. */
  workdays?: () => Promise<Calendar>;
  /** Refuses a process that asks for what nobody provides. */
  refuse?: (definition: Definition) => Promise<void>;
  /** Finds what a process names and nobody has. */
  lookFor?: (definition: Definition) => Promise<NamedWarnings>;
}

/** A version of a process, with what its author should look at again although it runs. */
interface Deployment extends DeployedVersion {
  warnings: ModelWarnings;
}

/** The processes of a model with what to look at again; refuses, with a sentence, what would not be deployed. */
export async function checkModel(
  { xml, key }: Pick<Model, 'xml' | 'key'>,
  { listeners, refuse, lookFor }: Pick<Deploying, 'listeners' | 'refuse' | 'lookFor'>,
): Promise<readonly ReadProcess[]> {
  const processes: ReadProcess[] = [];
  for (const { definition, warnings } of await readChecked(xml, listeners)) {
    await refuse?.(definition);
    processes.push({ definition, warnings: { ...warnings, ...(await lookFor?.(definition)) } });
  }
  for (const { definition } of processes) assertKey(definition, key);
  return processes;
}

/** Deploys every process of a model; refuses, with a sentence, what the engine would not run. */
export async function deployModel(
  { xml, category = null, note = null, key: wanted }: Model,
  around: Deploying,
): Promise<readonly Deployment[]> {
  const sha256 = createHash('sha256').update(xml).digest('hex');
  const versions: Deployment[] = [];
  const model = { xml, ...(wanted !== undefined && { key: wanted }) };
  for (const { definition, warnings } of await checkModel(model, around)) {
    const { key, name, namesEn } = definition;
    const id = around.nextId();
    const filed = { category, note, deployedAt: around.now, deployedBy: around.deployedBy };
    const row = { id, key, name, namesEn, xml, sha256, ...filed };
    const starts = await startsAwaited(definition, { ...around, id });
    versions.push({ ...(await around.store.deploy(row, starts)), warnings });
  }
  return versions;
}
