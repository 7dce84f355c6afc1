import { entities } from '@policy/shared/contract/entities/index.ts';
import type { EntityName } from '@policy/shared/contract/entities/index.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

const verbs = ['list', 'detail', 'submit', 'remove'] as const;
/** One of the four standard calls. */
export type Verb = (typeof verbs)[number];

interface Expected {
  /** Verbs that the entity has: all four unless said. */
  verbs?: readonly Verb[];
  /** Paths of verbs that do not stand at `<path>/<verb>`. */
  at?: Partial<Record<Verb, string>>;
  /** Its writes follow rules of their own, proved by the area's own tests. */
  ownWrites?: true;
}

const read = ['list', 'detail'] as const;

/** What differs from the four standard verbs, and nothing else. */
const expected: Partial<Record<EntityName, Expected>> = {
  // Opening a tenant takes an administrator; its own tests walk it.
  tenant: { ownWrites: true },
  // Its name is its key; its own tests walk it.
  client: { ownWrites: true },
  // Entries go by the code of their dictionary, and regions by the codes above them.
  dictionary: { ownWrites: true },
  businessDictionary: { ownWrites: true },
  region: { ownWrites: true },
  // Their conditions and paths are no plain texts.
  dataScope: { ownWrites: true },
  apiScope: { ownWrites: true },
  // Its expression has to be one that the engine reads.
  user: { at: { list: 'blade-user/page' }, ownWrites: true },
  // Files come by upload.
  attachment: { ownWrites: true },
  smsMessage: { verbs: read },
  mailMessage: { verbs: read },
  policyClause: {
    at: {
      list: 'policy/policyinfo/listpolicycontent',
      detail: 'policy/policyinfo/policycontentdetail',
      submit: 'policy/policyinfo/policycontentsubmit',
      remove: 'policy/policyinfo/policycontentremove',
    },
  },
  registration: { verbs: read },
  // Given and taken back by calls of their own.
  consent: { verbs: read },
  // An edition stays as it was published; its own tests walk it.
  agreement: { ownWrites: true },
  // Everybody reads and removes his own; who sends them is proved by the desk's tests.
  message: { verbs: [...read, 'remove'], ownWrites: true },
  // Everybody's own, whatever he may do; its own tests walk it.
  listView: { verbs: ['list', 'submit', 'remove'], ownWrites: true },
  // What its own tests walk: a job is begun, not submitted.
  exportJob: { verbs: ['list', 'remove'], ownWrites: true },
  phrase: { verbs: ['list', 'submit', 'remove'], ownWrites: true },
  leave: { ownWrites: true },
  processDraft: { verbs: ['list', 'detail', 'submit', 'remove'], ownWrites: true },
  company: { verbs: read },
  // A company's administrator ends memberships; who may is proved by the members' own tests.
  companyMember: { verbs: [...read, 'remove'], ownWrites: true },
  // A view: what is written of it, and who may, is proved by its own tests.
  portalUser: { ownWrites: true },
  agency: { ownWrites: true },
  application: { ownWrites: true },
  applicationFile: { ownWrites: true },
  // Read as parts of a case.
  applicationComment: { verbs: [] },
  applicationTransition: { verbs: [] },
  payment: { verbs: read },
  // There from the beginning of a tenant, and never added nor removed; its own tests walk it.
  portalSetting: { verbs: [...read, 'submit'], ownWrites: true },
  // Counted by the search itself.
  searchMiss: { verbs: read },
  reportRun: { verbs: read },
  apiLog: { verbs: read },
  usualLog: { verbs: read },
  errorLog: { verbs: read },
  // Counted, not written; people mark them, as the logs' own tests do.
  errorKind: { verbs: [...read, 'submit'], ownWrites: true },
  loginLog: { verbs: read },
  revealLog: { verbs: read },
  dataAccess: { verbs: read },
  operationLog: { verbs: read },
  // What is dead is sent again by a call of its own.
  outboxEvent: { verbs: read },
};

/** Every entity, coarse. */
export const walked: readonly Entity[] = entities;

const expectedOf = ({ name }: Entity): Expected =>
  (expected as Partial<Record<string, Expected>>)[name] ?? {};

/** The entities that are written by the standard verbs alone. */
export const written = walked.filter((entity) => {
  const { verbs: its = verbs, ownWrites } = expectedOf(entity);
  return its.includes('submit') && !ownWrites;
});

/** Where an entity's verbs stand; null for one that it does not have. */
export function pathsOf(entity: Entity): Record<Verb, string | null> {
  const { verbs: its = verbs, at = {} } = expectedOf(entity);
  const path = (verb: Verb) => (its.includes(verb) ? (at[verb] ?? `${entity.path}/${verb}`) : null);
  return { list: path('list'), detail: path('detail'), submit: path('submit'), remove: path('remove') };
}
