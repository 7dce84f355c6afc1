import { z } from 'zod';

import { named } from '../kit/named-schema.ts';

/** What the author of a diagram should look at again, although it runs; nodes are called as the diagram calls them. */
export const modelWarnings = z.object({
  unknownOutcomes: z.array(z.string()).readonly(),
  starvedJoins: z.array(z.string()).readonly(),
});

/** What deploying a diagram would say. */
export const modelCheck = named(
  'ModelCheck',
  z.object({
    /** Why it would be refused, and the node that is meant, where it is one. */
    problem: z.object({ code: z.string(), msg: z.string(), node: z.string().nullable() }).nullable(),
    warnings: modelWarnings,
  }),
);
export type ModelCheck = z.output<typeof modelCheck>;

/** A version of a process that was deployed. */
export const deployedVersion = named(
  'DeployedVersion',
  z.object({
    id: z.string(),
    modelKey: z.string(),
    name: z.string(),
    category: z.string().nullable(),
    categoryName: z.string().nullable(),
    version: z.int(),
    isMain: z.union([z.literal(0), z.literal(1)]),
    deployTime: z.string(),
    deployUserName: z.string().nullable(),
    note: z.string().nullable(),
    instances: z.int(),
  }),
);
export type DeployedVersion = z.output<typeof deployedVersion>;
/** The same with its diagram. */
export const versionDetail = named('VersionDetail', deployedVersion.extend({ xml: z.string() }));
export type VersionDetail = z.output<typeof versionDetail>;
