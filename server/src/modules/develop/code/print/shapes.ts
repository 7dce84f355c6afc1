import type { GeneratedField, GeneratedShape } from '@policy/shared/contract/develop/generated-field.ts';

import type { Entry } from '../names.ts';
import { quoted } from './literal.ts';

/** What a shape changes about the files and lines of an entity. */
export interface ShapeParts {
  /** What its contract says beyond path and fields. */
  says: (entry: Entry) => readonly string[];
  /** Where its module comes from, and the module. */
  kit: { name: string; file: string };
  module: (entity: string) => string;
  /** Screen of the admin kit. */
  screen: 'derivedScreen' | 'derivedTree';
  /** Buttons of its menu. */
  buttons: 'write' | 'read';
  /** Its calls in the list of our own. */
  calls: string;
}

const crud = { name: 'crudModule', file: 'crud-module' };
const single: ShapeParts = {
  says: () => [],
  kit: crud,
  module: (entity) => `crudModule(${entity})`,
  ...{ screen: 'derivedScreen', buttons: 'write', calls: 'standard: true' },
};

/** Every shape; a shape without its parts does not compile. */
export const shapes: Record<GeneratedShape, ShapeParts> = {
  single,
  child: {
    ...single,
    says: ({ parentField }) => (parentField ? [`listByParent: ${quoted(parentField)},`] : []),
    calls: "standard: true, get: 'page'",
  },
  tree: {
    ...single,
    says: () => ['listAll: true,', 'tree: true,'],
    kit: { name: 'treeModule', file: 'tree-module' },
    module: (entity) => `treeModule(${entity})`,
    screen: 'derivedTree',
    calls: "standard: true, get: 'lazy-list tree'",
  },
  // Its rows are added by the product's own code, never by a form.
  log: {
    ...single,
    says: () => ['appendOnly: true,'],
    module: (entity) => `crudModule(${entity}, { verbs: ['list', 'detail'] })`,
    ...{ buttons: 'read', calls: "get: 'list detail'" },
  },
  keyValue: {
    ...single,
    says: ({ keyField }) => (keyField ? [`unique: [${quoted(keyField)}],`] : []),
  },
};

/** Name of the field that hangs a node below another, and what it is called. */
export const parentId = { name: 'parentId', label: '上级', labelEn: 'Parent' };

/** The fields that were drawn; a tree's own parent takes the place of a column of that name. */
export const drawnFields = ({ shape, columns }: Entry): readonly GeneratedField[] =>
  shape === 'tree' ? columns.filter(({ name }) => name !== parentId.name) : columns;
