import type { FieldProps } from '@rjsf/utils';

/** A text between questions that asks nothing; the library's own field would answer it with null. */
export const Explanation = ({ schema }: Pick<FieldProps, 'schema'>) => (
  <div className="max-w-reading rounded-lg border border-line bg-mist-50 p-4">
    <p className="font-semibold">{schema.title}</p>
    {schema.description ? <p className="mt-1 whitespace-pre-line">{schema.description}</p> : null}
  </div>
);
