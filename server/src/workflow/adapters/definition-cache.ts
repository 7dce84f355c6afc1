import type { Definition } from '../model/definition.ts';
import { readModel } from './read-model.ts';
import type { ListenerPolicy } from '../model/refuse-unsupported.ts';

const largest = 500;

/** Parsed definitions by deployment; a deployment never changes, so an entry never goes stale. */
export class DefinitionCache {
  readonly #parsed = new Map<string, Promise<Definition>>();

  constructor(private readonly listeners: ListenerPolicy = 'refuse') {}

  /** The definition of a deployment; its document is read only when it is not here yet. */
  async definition(
    { id, key }: { id: string; key: string },
    readXml: () => Promise<string>,
  ): Promise<Definition> {
    const known = this.#parsed.get(id) ?? this.#parse(key, readXml);
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
