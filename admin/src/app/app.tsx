import { RouterProvider } from 'react-router';

import { LocaleProvider } from './locale.tsx';
import { router } from './router.tsx';

/** The whole back-office. */
export function App() {
  return (
    <LocaleProvider>
      <RouterProvider router={router} />
    </LocaleProvider>
  );
}
