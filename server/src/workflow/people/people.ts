import type { ProxyKind } from '@policy/shared/contract/entities/process/process-proxy.ts';

import type { Alternative, CandidateRow, InstanceRow } from '../rows.ts';

/** Somebody who does another's tasks for a time. */
export interface ProxyAgent {
  agentId: string;
  kind: ProxyKind;
}

/** Of which process somebody's tasks are. */
export interface OfProcess extends Pick<InstanceRow, 'processKey' | 'businessKey'> {
  caseType: string | null;
}

/** People who have to be looked up: by who they are, by their post, or because somebody's department has them as its leader. */
export type Wanted =
  /** By name, by role or by department, as a candidate is meant. */
  | { kind: 'named'; alternatives: readonly Alternative[] }
  | { kind: 'post'; posts: readonly string[]; departments: readonly string[] | null }
  | { kind: 'leader'; of: string; level: number }
  | { kind: 'leaderOf'; departments: readonly string[] };

/** What the engine asks about people between two runs of the interpreter, which knows none. */
export interface People {
  /** Who does the tasks of some people in a process now, and may read what it is about; by whose tasks they are. */
  proxyAgentsOf(userIds: readonly string[], process: OfProcess): Promise<ReadonlyMap<string, ProxyAgent>>;
  /** Those of some people who are officers in use and may read what a process is about. */
  readersAmong(userIds: readonly string[], process: OfProcess): Promise<ReadonlySet<string>>;
  /** Ids of people in use; nobody where a department has no leader. */
  find(wanted: Wanted): Promise<readonly string[]>;
  /** Whether there is anybody in use whom one of some candidates means. */
  areThere(candidates: readonly CandidateRow[]): Promise<boolean>;
}

/** For engines without people. */
export const nobody: People = {
  proxyAgentsOf: () => Promise.resolve(new Map()),
  readersAmong: (userIds) => Promise.resolve(new Set(userIds)),
  find: () => Promise.resolve([]),
  areThere: () => Promise.resolve(true),
};
