import { applicationFile } from '@policy/shared/contract/entities/application/application-file.ts';
import type { application } from '@policy/shared/contract/entities/application/application.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { keepBankAccount } from '../../../modules/application/bank-account.ts';
import { addApplication } from '../../../modules/application/submission/draft.ts';
import { storeUpload } from '../../../modules/resource/store-upload.ts';
import { idOf } from '../../slug-id.ts';
import { guideMaterialRows } from '../item-guides.ts';
import { caseAccount } from './case-account.ts';
import type { CaseRow } from './case-rows.ts';
import { caseFormData } from './form-data.ts';
import { caseMaterials } from './material-files.ts';
import type { CaseMaterial } from './material-files.ts';
import { z } from 'zod';

type Guide = RowOf<typeof itemGuide>;

const material: z.ZodType<CaseMaterial> = z.object({
  id: z.string(),
  guideId: z.string(),
  name: z.string(),
  isShared: z.int(),
  isRequired: z.int(),
  accept: z.array(z.string()).optional(),
  minCount: z.int().optional(),
});
const materials = z.array(material).parse(guideMaterialRows);

/** Writes a case down as its company would have: a whole draft with its files, whatever the window was then. */
export async function draftCase(
  context: Context,
  services: Services,
  row: CaseRow,
): Promise<{ id: string; guide: Guide }> {
  const guide = found(
    await repositoryOf(itemGuide, context).first(eq(tableOf(itemGuide).id, idOf(row.guideId))),
  );
  const applicant = found(
    await repositoryOf(portalUser, context).first(eq(tableOf(portalUser).uid, idOf(row.userId))),
  );
  const { bankAccount, ...account } = caseAccount(row);
  const today = wireDate(context.clock.now());
  const added = await addApplication(
    context,
    { guide, applicant, id: idOf(row.id) },
    {
      applyNo: row.applyNo,
      projectName: row.projectName,
      applyAmountWan: row.applyAmountWan,
      formData: caseFormData(row, guide, today),
      ...account,
    },
  );
  await keepBankAccount(context, services.cipher, { id: added.id, bankAccount });
  await handInFiles(context, services, { row, added });
  return { id: added.id, guide };
}

async function handInFiles(
  context: Context,
  { files }: Services,
  { row, added }: { row: CaseRow; added: RowOf<typeof application> },
) {
  const { id: applicationId, userId, companyId, agencyId } = added;
  for (const paper of caseMaterials(row, materials)) {
    const upload = { originalName: paper.name, body: paper.body, purpose: 'applicationMaterial' as const };
    const stored = await storeUpload(context, files, upload);
    const about = { name: paper.name, ext: stored.extension, sizeBytes: stored.attachSize };
    const link = { applicationId, materialId: idOf(paper.materialId), attachId: stored.id };
    await repositoryOf(applicationFile, context).insert({ ...link, userId, companyId, agencyId, ...about });
  }
}
