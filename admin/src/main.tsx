import '@ant-design/v5-patch-for-react-19';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { headStart } from './app/head-start.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
const root = createRoot(place);
// No await here: the code that is waited for imports this file's chunk, and would wait for it in turn.
void headStart().finally(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
