import { afterAll, beforeAll, describe } from 'vitest';

import type { OpenedDatabase } from '../src/database/client.ts';
import { enginesHere } from './database.ts';
import { startDemonstration } from './demonstration.ts';
import { personOf } from './journeys/people.ts';
import type { Person } from './journeys/people.ts';
import { startTestServer } from './test-server.ts';
import type { Environment, TestServer } from './test-server.ts';

/** Declares the tests once for each engine of the file; each engine's block gets a fresh server, which answers when its tests run. */
export function describeOnEachServer(title: string, tests: (server: TestServer) => void): void {
  describe.each(enginesHere())(`${title} (%s)`, (kind) => tests(serverOf(kind)));
}

/** The same on servers that have the demonstration. */
export function describeOnDemonstration(title: string, tests: (server: TestServer) => void): void {
  describe.each(enginesHere())(`${title} (%s)`, (kind) => tests(demonstrationOn(kind)));
}

/** A fresh server for the tests of one block: it is filled in before them, and closed after them. */
export const serverOf = (kind: OpenedDatabase['kind'], environment: Environment = {}): TestServer =>
  startedBy(() => startTestServer(kind, environment));

/** A server that has the demonstration, for the tests of one block. */
export const demonstrationOn = (kind: OpenedDatabase['kind'], environment: Environment = {}): TestServer =>
  startedBy(() => startDemonstration(kind, environment));

function startedBy(start: () => Promise<TestServer>): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await start());
  });
  afterAll(() => server.close());
  return server;
}

/** Somebody whose password is his account, signed in before the tests of one block. */
export function signedIn(server: TestServer, account: string): Person {
  const person = {} as Person;
  beforeAll(async () => {
    Object.assign(person, await personOf(server, account));
  });
  return person;
}
