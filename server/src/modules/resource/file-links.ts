import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { queryOf } from '../../kit/routes/route.ts';
import { found, Refusal } from '../../kit/runtime/errors.ts';
import { fileLink, holdsFileLink, namedAs, typeOf } from '../../kit/services/file-link.ts';
import type { StoredFile } from '../../kit/services/file-store.ts';
import type { Services } from '../../kit/services/services.ts';
import { tableOf } from '../../kit/table/table.ts';

/** How long a link to a file holds. */
const linkSeconds = 600;
const table = tableOf(attachment);

const linkQuery = z.object({
  expires: z.string().max(20),
  signature: z.string().max(100),
  name: z.string().max(300).default(''),
});
const anyFile = 'application/octet-stream';
const filePath = z.object({ file: z.string().max(60) });
/** Names that files are kept under: the id of their row and what they are. */
const storedName = /^[0-9a-f-]{36}\.[a-z]{3,4}$/;
const idLength = 36;

/** An address that hands out a file for ten minutes: its storage's own where browsers reach that, else the server's. */
export async function freshLink(
  services: Services,
  row: Pick<RowOf<typeof attachment>, 'name' | 'originalName' | 'tenantId' | 'ossId'>,
): Promise<string> {
  const { name, originalName } = row;
  const store = await services.files.of(row);
  const shown = namedAs(originalName, typeOf(name));
  const direct = await store.linkTo?.(name, { shown, seconds: linkSeconds });
  return direct ?? fileLink(services, { name, shown, seconds: linkSeconds });
}

/** Sends the body of a file to whoever brings a link that was signed for it, from wherever it lies. */
export function addFileLinks(app: FastifyInstance) {
  const file = {
    config: { guard: 'public' as const, flat: true, sends: [anyFile] },
    schema: { tags: [attachment.name], params: filePath, querystring: linkQuery },
  };
  app.get('/blade-resource/oss/endpoint/file/:file', file, async (request, reply) => {
    const { file: name } = filePath.parse(request.params);
    const query = queryOf<z.infer<typeof linkQuery>>(request);
    if (!storedName.test(name) || !holdsFileLink(app.services, name, query))
      throw new Refusal('row.notFound');
    const row = found(await storedFile(app.services, name));
    const shown = encodeURIComponent(query.name);
    void reply
      .header('content-type', anyFile)
      .header('content-disposition', `attachment; filename*=UTF-8''${shown}`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store');
    return reply.send(await (await app.services.files.of(row)).open(name));
  });
}

async function storedFile({ database: { db } }: Services, name: string): Promise<StoredFile | undefined> {
  const [row] = await db
    .select({ name: table.name, tenantId: table.tenantId, ossId: table.ossId })
    .from(table)
    .where(and(eq(table.id, name.slice(0, idLength)), eq(table.name, name), eq(table.isDeleted, 0)));
  return row;
}
