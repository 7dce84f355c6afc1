import type { Components, Content } from '@policy/shared/contract/api-document.ts';
import { partsOf, typeText } from './schema-parts.ts';
import { SchemaView } from './schema-view.tsx';

interface ContentViewProps {
  components: Components;
  content: Content;
}

/** What is sent or answered: its content types, which have one schema, and the fields of that. */
export function ContentView({ components, content }: ContentViewProps) {
  const [first] = Object.values(content);
  if (!first) return null;
  const types = Object.keys(content).join(', ');
  return (
    <>
      <p className="api-type">
        {types}: {typeText(first.schema)}
      </p>
      {partsOf(components, first.schema).length > 0 && (
        <SchemaView {...{ components, schema: first.schema }} isOpen />
      )}
    </>
  );
}
