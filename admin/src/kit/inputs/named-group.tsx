import type { ReactNode } from 'react';

interface NamedGroupProps {
  id?: string | undefined;
  /** What the field is called on the page. */
  label: string;
  children: ReactNode;
}

/** Several inputs that are one field: a form's label names a single input only, so that the group is called as it reads. */
export const NamedGroup = ({ id, label, children }: NamedGroupProps) => (
  <div role="group" id={id} aria-label={label}>
    {children}
  </div>
);
