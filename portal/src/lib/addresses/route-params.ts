import * as z from 'zod/mini';

import { encodeParams } from './process-paths.ts';

/** What a declaration's address names; it never carries authority, the server judges every id anew. */
export const declarationParams = z.object({
  guideId: z.uuid(),
  applicationId: z.uuid(),
  processDefKey: z.nullish(z.string().check(z.maxLength(100))),
});
type DeclarationParams = z.output<typeof declarationParams>;

/** What the address of a case names: the application, or the process that it became, with the step that is to be decided. */
export const caseParams = z.union([
  z.object({ applicationId: z.uuid() }),
  z.object({ processInstanceId: z.uuid(), taskId: z.optional(z.uuid()) }),
]);
export type CaseParams = z.output<typeof caseParams>;

/** What the address of a form that starts a process names: the process, and the draft that is gone on with. */
export const startParams = z.object({
  processDefKey: z.string().check(z.minLength(1), z.maxLength(100)),
  draftId: z.optional(z.uuid()),
});
export type StartParams = z.output<typeof startParams>;

// Longer than any address of ours; what is longer is not read at all.
const longest = 1000;

/** Reads a `:params`; null where it is not one of ours. */
export function decodeParams<T>(schema: z.ZodMiniType<T>, text: string): T | null {
  if (text.length > longest || !/^[\w-]+=*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return schema.safeParse(json).data ?? null;
  } catch {
    // Not base64, not UTF-8 or not JSON: a link that was cut or made up.
    return null;
  }
}

/** Where an application is filled in, without a language. */
export const declarationPath = (params: DeclarationParams): string =>
  `/policyitemguide/declaration/${encodeParams(params)}`;

/** Where a case is read, without a language. */
export const casePath = (applicationId: string): string =>
  `/process/detailWeb/${encodeParams({ applicationId })}`;
