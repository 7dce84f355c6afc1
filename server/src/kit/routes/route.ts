import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { FieldValues } from '@policy/shared/contract/kit/wire.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { Context } from '../runtime/context.ts';
import type { Services } from '../services/services.ts';
import { invalidParameters } from './invalid-parameters.ts';

/** Who may call a route: everybody, anybody signed in, or the holders of one of these permission codes. */
export type Guard = 'public' | 'signedIn' | { anyOf: readonly string[] };

/** Adds an area's routes to the server. */
export type Module = (app: FastifyInstance) => void;

/** Who may make a call, and how often. */
interface RouteAccess {
  guard?: Guard;
  /** Anybody else is answered as if there were no such call, whatever his method. */
  existsFor?: (request: FastifyRequest) => boolean;
  /** Asks for its client itself, and tells a wrong one in its own way. */
  asksClient?: boolean;
  /** Stays open to a person who has yet to make his account safe. */
  whileHeld?: boolean;
  /** A token whose session is over counts as none: signing out is for those as well, and registering is for anybody. */
  evenOver?: boolean;
  /** Its `tenantId` is a field of its own rows or its own parameter, and not the tenant that a read means. */
  ownTenantId?: boolean;
  /** Asks an applicant for a real-name level: whoever vouched for him is asked anew before, where that was long ago. */
  asksLevel?: boolean;
  /** Largest number of calls in a minute: of one person, or of one address where nobody is signed in. */
  perMinute?: number;
}

/** What goes out, and what is kept of it. */
interface RouteAnswer {
  /** The answer goes out as it is, without the envelope: OAuth answers, files, documents. */
  flat?: boolean;
  /** A GET that does something: its empty answer says so, and not that there is nothing to show. */
  acts?: boolean;
  /** Content types of an answer that is no JSON: a file, a picture, lines of events. */
  sends?: readonly string[];
  /** Speaks OAuth: it refuses in OAuth's words, and a public one asks for the application's Basic header. */
  oauth?: boolean;
  /** Asked by machines every few seconds: no log has a line of it. */
  unlogged?: boolean;
}

/** What the API's description says of a call besides its schema. */
interface RouteDescription {
  /** The entity whose rows the call lists: its filters and orders are named. */
  lists?: Entity;
  /** Fields beside the file of a call that takes one as a form. */
  upload?: z.ZodObject;
  /** Id of the operation, where the path alone would name two. */
  operationId?: string;
}

/** Changes one row inside the open transaction of its context, as the entity's submit call does; values are those of the row, not of the wire. */
type Changer = (context: Context, id: string, values: FieldValues) => Promise<void>;

declare module 'fastify' {
  interface FastifyContextConfig extends RouteAccess, RouteAnswer, RouteDescription {}
  interface FastifyRequest {
    context: Context;
  }
  interface FastifyInstance {
    services: Services;
    /** Entities whose rows a call of this server removes, so that its bin can bring them back. */
    recyclables: Entity[];
    /** How a call of this server changes a row of an entity, by the entity's name: under the caller's permission, with every step of that call. */
    changers: Map<string, Changer>;
  }
}

/** Query of a read that people of the platform ask for any tenant; the call's context is that tenant's then. */
export const tenantQuery = z.looseObject({ tenantId: z.string().optional() });

/** A guard that asks for one permission. */
export const permission = (...codes: string[]): Guard => ({ anyOf: codes });

/** The route's schema has parsed the query; this only tells the compiler so. */
export const queryOf = <T>(request: FastifyRequest) => request.query as T;
/** The route's schema has parsed the body; this only tells the compiler so. */
export const bodyOf = <T>(request: FastifyRequest) => request.body as T;

/** Parameters from the query and the body together, as every POST of the specification may send them. */
export function parametersOf(request: FastifyRequest): Record<string, unknown> {
  const body =
    typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body)
      ? request.body
      : {};
  return { ...(request.query as Record<string, unknown>), ...body };
}

/** What a submit sends: its parameters, or the body as it is where that is no object, for the reader of drafts to refuse. */
export const submittedOf = (request: FastifyRequest): unknown =>
  typeof (request.body ?? {}) !== 'object' || Array.isArray(request.body)
    ? request.body
    : parametersOf(request);

/** The parameters in the form that a route says, for what query and body may carry only together; refuses any other form by its fields. */
export function readParameters<S extends z.ZodType>(request: FastifyRequest, form: S): z.infer<S> {
  const sent = parametersOf(request);
  const read = form.safeParse(sent);
  if (!read.success) throw invalidParameters(request, { issues: read.error.issues, sent });
  return read.data;
}

/** The validator of a route whose handler reads query and body itself: its schema describes them and checks nothing. */
export const describedOnly = () => (value: unknown) => ({ value });

/** Ids of a comma-joined parameter. */
export function idsOf(request: FastifyRequest): string[] {
  const { ids } = parametersOf(request);
  return (typeof ids === 'string' ? ids : '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
}
