/**
 * Why what stands at a node cannot go on in another version: it has no
 * counterpart, or another type, place or number of instances; or what goes on by itself there would have an effect.
 */
export const migrationProblems = ['missing', 'type', 'scope', 'instances', 'effect'] as const;
export type MigrationProblem = (typeof migrationProblems)[number];

/** A node at which something of an instance stands; null where nothing is in the way. */
export interface MigrationStep {
  nodeId: string;
  name: string;
  problem: MigrationProblem | null;
}
