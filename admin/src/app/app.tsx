import { RouterProvider } from 'react-router';

import { LocaleProvider } from './locale.tsx';
import { router } from './router.tsx';
import './ground.css';

/** The whole back-office. */
export function App() {
  return (
    <LocaleProvider>
      <RouterProvider router={router} />
    </LocaleProvider>
  );
}
