import type { ApiDocument, Content } from '@policy/shared/contract/api-document.ts';
import { partsOf, typeText } from './schema-parts.ts';
import { SchemaView } from './schema-view.tsx';

interface ContentViewProps {
  schemas: ApiDocument['components']['schemas'];
  content: Content;
}

/** What is sent or answered: its content types, which have one schema, and the fields of that. */
export function ContentView({ schemas, content }: ContentViewProps) {
  const [first] = Object.values(content);
  if (!first) return null;
  const types = Object.keys(content).join(', ');
  return (
    <>
      <p className="api-type">
        {types}: {typeText(first.schema)}
      </p>
      {partsOf(schemas, first.schema).length > 0 && (
        <SchemaView {...{ schemas, schema: first.schema }} isOpen />
      )}
    </>
  );
}
