import type { Deployed } from '../interpreter/run.ts';
import type { Definition } from '../model/definition.ts';
import { readModel } from './documents/read-model.ts';
import type { ListenerPolicy } from '../model/refuse-unsupported.ts';
import type { DeployedVersion } from '../store.ts';

const largest = 500;

/** Parsed definitions by deployment; a deployment never changes, so an entry never goes stale. */
export class DefinitionCache {
  readonly #parsed = new Map<string, Promise<Deployed & { tenantId: string }>>();

  constructor(private readonly listeners: ListenerPolicy = 'refuse') {}

  /** A deployment of a tenant, where it has been read before. */
  async known(tenantId: string, id: string): Promise<Deployed | null> {
    const known = await this.#parsed.get(id);
    return known?.tenantId === tenantId ? known : null;
  }

  /** A deployment with its definition; its document is read only when it is not here yet. */
  async deployed(
    tenantId: string,
    { id, key, version }: DeployedVersion,
    readXml: () => Promise<string>,
  ): Promise<Deployed> {
    const parse = async () => ({ id, key, version, tenantId, definition: await this.#parse(key, readXml) });
    const known = this.#parsed.get(id) ?? parse();
    this.#parsed.set(id, known);
    this.#dropOldest();
    try {
      return await known;
    } catch (error) {
      // A failed read must not be remembered as the definition.
      this.#parsed.delete(id);
      throw error;
    }
  }

  async #parse(key: string, readXml: () => Promise<string>): Promise<Definition> {
    const definitions = await readModel(await readXml(), this.listeners);
    const found = definitions.find((definition) => definition.key === key);
    if (!found) throw new Error(`Deployment has no process ${key}`);
    return found;
  }

  #dropOldest(): void {
    const [oldest] = this.#parsed.keys();
    if (this.#parsed.size > largest && oldest !== undefined) this.#parsed.delete(oldest);
  }
}
