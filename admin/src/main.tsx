import '@ant-design/v5-patch-for-react-19';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { preloadPage } from './app/preload-page.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
// React mends some errors by drawing again, and tells of that; what was wrong is the cause.
const root = createRoot(place, {
  onRecoverableError: (error) => reportError(error instanceof Error ? (error.cause ?? error) : error),
});
// No await here: the code that is waited for imports this file's chunk, and would wait for it in turn.
void preloadPage().finally(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
