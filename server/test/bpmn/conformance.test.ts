import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';

import { describeOnEachDatabase } from '../database.ts';
import { groupOf, readCases } from './case.ts';
import { databaseEngine } from './database-engine.ts';
import { playCase } from './play-case.ts';

// The cases belong to others and are not part of the project; where the handbook lies beside it, they run.
const folder = fileURLToPath(new URL('../../../../shared/data/bpmn-cases', import.meta.url));
const groups = [
  'gateway',
  'sequenceflow',
  'subprocess',
  'callactivity',
  'timer',
  'terminate',
  'multiinstance',
  'error',
  'change-state',
  'dynamic-multiinstance',
  'signal',
  'message',
];

describe.skipIf(!existsSync(folder))('BPMN conformance', () => {
  describeOnEachDatabase('cases', (database) => {
    const cases = existsSync(folder)
      ? readCases(folder).filter((found) => groups.includes(groupOf(found)))
      : [];
    it.each(cases.map((found, index) => ({ id: found.id, found, index })))(
      '$id',
      async ({ found, index }) => {
        await playCase(folder, found, databaseEngine(database(), String(index), 'ignore'));
      },
    );
  });
});
