import '@ant-design/v5-patch-for-react-19';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { headStart } from './app/head-start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
headStart();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
