import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';

import { Skeleton } from '../feedback/skeleton.tsx';
import { formRoom } from './form-room.ts';

// The form's library is as large as the rest of the page; texts and frame are there before it.
const SchemaForm = lazy(() => import('./schema-form.tsx'));

interface FormRoomProps {
  /** What is said while it is loaded. */
  label: string;
  children: ReactNode;
}

/** Keeps the place of a form until what it is made of has been loaded. */
export const FormRoom = ({ label, children }: FormRoomProps) => (
  <Suspense
    fallback={
      <div className={formRoom}>
        <Skeleton label={label} lines={8} />
      </div>
    }
  >
    {children}
  </Suspense>
);

interface LoadedFormProps extends ComponentProps<typeof SchemaForm> {
  label: string;
}

/** A form that comes after the page around it. */
export const LoadedForm = ({ label, ...form }: LoadedFormProps) => (
  <FormRoom label={label}>
    <SchemaForm {...form} />
  </FormRoom>
);
