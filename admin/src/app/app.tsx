import { useEffect } from 'react';
import { RouterProvider } from 'react-router';

import { watchErrors } from './errors/watch-errors.ts';
import { keepFocus } from './keep-focus.ts';
import { LocaleProvider } from './locale.tsx';
import { router } from './router.tsx';
import './appearance/focus.css';
import './appearance/print.css';
import './brand.css';

/** The whole back-office. */
export function App() {
  useEffect(watchErrors, []);
  useEffect(keepFocus, []);
  return (
    <LocaleProvider>
      <RouterProvider router={router} />
    </LocaleProvider>
  );
}
