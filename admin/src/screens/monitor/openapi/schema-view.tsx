import type { ApiDocument, Schema } from '@policy/shared/contract/api-document.ts';
import { FieldView } from './field-view.tsx';
import { partsOf } from './schema-parts.ts';

type Schemas = ApiDocument['components']['schemas'];

interface SchemaViewProps {
  schemas: Schemas;
  schema: Schema;
  /** Whether what is inside the fields is shown as well. */
  isOpen?: boolean;
}

/** The fields of a schema as a tree. */
export function SchemaView({ schemas, schema, isOpen = false }: SchemaViewProps) {
  return (
    <ul className="api-fields">
      {partsOf(schemas, schema).map((part) => {
        const hasParts = partsOf(schemas, part.schema).length > 0;
        const inside = hasParts ? () => <SchemaView schemas={schemas} schema={part.schema} /> : undefined;
        return <FieldView key={part.name} {...{ ...part, inside, isOpen }} />;
      })}
    </ul>
  );
}
