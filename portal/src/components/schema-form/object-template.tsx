import type { ObjectProps } from './form-facts.ts';

/** Questions that belong together: one under the other in a form, side by side in a row of a list. */
export function ObjectTemplate({ fieldPathId, properties }: ObjectProps) {
  const isRow = fieldPathId.path.length > 0;
  return (
    <div className={isRow ? 'grid items-start gap-x-6 gap-y-4 md:grid-cols-2 xl:grid-cols-3' : 'space-y-7'}>
      {properties.map(({ name, content }) => (
        <div key={name}>{content}</div>
      ))}
    </div>
  );
}
