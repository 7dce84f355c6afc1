import { z } from 'zod';

/** Name of a placeholder in a template's text: a letter, then letters, digits and underscores. */
const variableName = /^[A-Za-z]\w{0,29}$/;

/** The placeholders that a template's text may have. */
export const variableNames = z.array(z.string().trim().regex(variableName)).max(20);

/** The domain events; the template of the same code tells each, with the facts that such a template may name. */
export const domainEvents = {
  'registration.requested': ['account', 'name'],
  'registration.approved': ['account', 'name'],
  'registration.refused': ['account', 'name', 'reason'],
  'registration.joinAsked': ['name', 'company'],
  'registration.joined': ['name', 'company'],
  'company.invited': ['company', 'until'],
  'company.invitationAccepted': ['name', 'company'],
  'company.invitationRefused': ['name', 'company'],
  'company.signerGiven': ['name', 'company'],
  'company.handedOver': ['name', 'company'],
  'company.disputed': ['company', 'reason'],
  'company.settled': ['company'],
  'task.assigned': ['title', 'step'],
  'task.transferred': ['title', 'step', 'comment'],
  'task.delegated': ['title', 'step', 'comment'],
  'task.resolved': ['title', 'step', 'comment'],
  'task.recalled': ['title', 'step', 'comment'],
  'task.copied': ['title', 'step'],
  'task.mentioned': ['title', 'step', 'comment', 'by'],
  'task.reminded': ['title', 'step'],
  'task.urged': ['title', 'step', 'comment'],
  'task.intervened': ['title', 'step', 'comment'],
  'export.ready': ['title', 'rows', 'expires'],
  'export.failed': ['title', 'reason'],
  'ownData.ready': ['expires'],
  'account.newDevice': ['time', 'place'],
  'account.contactChanged': [],
  'account.wayAdded': ['time', 'way'],
  'account.wayRemoved': ['time', 'way'],
} as const;
export type DomainEventName = keyof typeof domainEvents;

const isDomainEvent = (code: string): code is DomainEventName => Object.hasOwn(domainEvents, code);

/** The facts that come with what a code names; nothing where a person fills the template in. */
export const factsOf = (code: string): readonly string[] | undefined =>
  isDomainEvent(code) ? domainEvents[code] : undefined;

const place = /\{([^{}]*)\}/g;

/** The names between the braces of a text, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(place)].map(([, name = '']) => name)),
];

/** Whether every brace of a text belongs to a placeholder with a sound name. */
export const isSound = (text: string): boolean =>
  !/[{}]/.test(text.replace(place, '')) && placeholdersIn(text).every((name) => variableName.test(name));

/** A text with its placeholders filled; a value is taken as it is, so that braces in it are no further placeholder. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(place, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''));
