import { systemFields } from '../kit/entity.ts';

/** Address of a data source; what else a driver could read from an address has no place in it. */
export const sourceAddress = /^(?:postgresql|mysql):\/\/(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?\/[\w$-]+$/i;
/** A table, a column or a schema as SQL names it, without quotes. */
export const sqlName = /^[a-z][a-z0-9_]{0,62}$/;
/** A folder, and a segment of a path on the wire. */
export const segment = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** A field or an entity in code. */
export const codeName = /^[a-z][A-Za-z0-9]*$/;
/** English words of a title, which also stand in a comment. */
export const englishTitle = /^[A-Za-z][A-Za-z0-9 ,'()-]*$/;

/** Names that every row has already, and those that no object may be given. */
const taken = new Set([...systemFields, ...['status', 'children', 'hasChildren']]);

/** Whether a field of an entity may have this name. */
export const isFreeName = (name: string): boolean => !taken.has(name) && !(name in Object.prototype);
