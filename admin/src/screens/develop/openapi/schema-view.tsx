import type { Components, Schema } from '@policy/shared/contract/api-document.ts';
import { FieldView } from './field-view.tsx';
import { partsOf } from './schema-parts.ts';

interface SchemaViewProps {
  components: Components;
  schema: Schema;
  /** Whether what is inside the fields is shown as well. */
  isOpen?: boolean;
}

/** The fields of a schema as a tree. */
export function SchemaView({ components, schema, isOpen = false }: SchemaViewProps) {
  return (
    <ul className="api-fields">
      {partsOf(components, schema).map((part) => {
        const hasParts = partsOf(components, part.schema).length > 0;
        const inside = hasParts
          ? () => <SchemaView components={components} schema={part.schema} />
          : undefined;
        return <FieldView key={part.name} {...{ ...part, inside, isOpen }} />;
      })}
    </ul>
  );
}
