import { z } from 'zod';

import { named } from '../kit/named-schema.ts';

const names = z.array(z.string()).readonly();
/**
 * What the author of a diagram should look at again, although it runs: an outcome that nobody knows there, a border whose token may
 * leave a join waiting for ever, a choice with no way for what fits none of its ways, a start without a form, where nobody begins
 * the process by hand, a step that is for nobody, an element that nothing follows, a process that exists nowhere; by kind, the elements that are meant,
 * called as the diagram calls them.
 */
export const modelWarnings = z.object({
  unknownOutcomes: names,
  starvedJoins: names,
  withoutDefault: names,
  withoutForm: names,
  withoutHandler: names,
  withoutEnd: names,
  unknownProcesses: names,
});
export type ModelWarnings = z.output<typeof modelWarnings>;
export const modelWarningKinds = modelWarnings.keyof().options;
export type ModelWarningKind = (typeof modelWarningKinds)[number];
/** Nothing to look at. */
export const noWarnings: ModelWarnings = {
  ...{ unknownOutcomes: [], starvedJoins: [], withoutDefault: [] },
  ...{ withoutForm: [], withoutHandler: [], withoutEnd: [], unknownProcesses: [] },
};

/** What deploying a diagram would say. */
export const modelCheck = named(
  'ModelCheck',
  z.object({
    /** Everything for which it would be refused, each with the id of the element at fault, where it is one. */
    problems: z.array(z.object({ code: z.string(), msg: z.string(), elementId: z.string().nullable() })),
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
    /** Of its model. */
    icon: z.string().nullable(),
    category: z.string().nullable(),
    categoryName: z.string().nullable(),
    version: z.int(),
    isMain: z.union([z.literal(0), z.literal(1)]),
    deployTime: z.string(),
    deployUserName: z.string().nullable(),
    note: z.string().nullable(),
    instances: z.int(),
    /** Nothing begins in it for the time being. */
    isSuspended: z.union([z.literal(0), z.literal(1)]),
  }),
);
export type DeployedVersion = z.output<typeof deployedVersion>;
/** The same with its diagram. */
export const versionDetail = named('VersionDetail', deployedVersion.extend({ xml: z.string() }));
export type VersionDetail = z.output<typeof versionDetail>;

/** What a diagram may name: statuses and effects by the kind of case, roles by their alias, posts by their code, and processes to call. */
export const modelOffers = named(
  'ModelOffers',
  z.object({
    caseTypes: z.array(
      z.object({
        type: z.string(),
        statuses: z.array(z.string()),
        /** `fields` is what the handler is asked for; nothing that happens by itself can have an effect that needs one. */
        effects: z.array(
          z.object({ name: z.string(), fields: z.array(z.string()), needsHandler: z.boolean() }),
        ),
      }),
    ),
    roles: z.array(z.object({ key: z.string(), name: z.string() })),
    posts: z.array(z.object({ key: z.string(), name: z.string() })),
    processes: z.array(z.object({ key: z.string(), name: z.string() })),
    buttons: z.array(
      z.object({
        ...{ key: z.string(), name: z.string(), nameEn: z.string().nullable() },
        ...{ commentRequired: z.boolean(), isStandard: z.boolean() },
        ...{
          confirm: z.string().nullable(),
          confirmEn: z.string().nullable(),
          shownIf: z.string().nullable(),
        },
      }),
    ),
    conditions: z.array(z.object({ name: z.string(), type: z.string(), expression: z.string() })),
    endpoints: z.array(z.object({ key: z.string(), name: z.string(), methods: z.array(z.string()) })),
    smsTemplates: z.array(z.object({ key: z.string(), name: z.string() })),
  }),
);
export type ModelOffers = z.output<typeof modelOffers>;
