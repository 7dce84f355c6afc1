import { accessFaults } from './access.mjs';
import { databaseFaults } from './database.mjs';
import { edgeFaults } from './edge.mjs';
import { engineFaults } from './engine.mjs';
import { inBrowserFaults } from './in-browser.mjs';
import { pageFaults } from './pages.mjs';
import { processFaults } from './process.mjs';
import { ruleFaults } from './rules.mjs';
import { safetyFaults } from './safety.mjs';
import { screenFaults } from './screens.mjs';
import { sessionFaults } from './sessions.mjs';
import { timeFaults } from './time.mjs';

const bySubject = {
  access: accessFaults,
  rules: ruleFaults,
  database: databaseFaults,
  time: timeFaults,
  engine: engineFaults,
  process: processFaults,
  safety: safetyFaults,
  sessions: sessionFaults,
  edge: edgeFaults,
  screens: screenFaults,
  pages: pageFaults,
  browser: inBrowserFaults,
};

/** Every fault with its subject. */
export const faults = Object.entries(bySubject).flatMap(([subject, own]) =>
  own.map((fault) => ({ ...fault, subject })),
);
