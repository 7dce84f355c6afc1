import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { inFormOrder } from '@policy/shared/contract/application/form-order.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { eq, inArray } from 'drizzle-orm';

import { formFilesOf } from '../../../forms/stored-files.ts';
import type { FormFile } from '../../../forms/stored-files.ts';
import { toldLayout } from '../../../forms/told-names.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { fileLink } from '../../../kit/services/file-link.ts';
import type { Services } from '../../../kit/services/services.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { CaseFile, CaseForm, Effect, Outcome } from '../../../workflow/index.ts';
import { applicationForm, guideOf } from '../forms/forms.ts';
import { basisOf } from './basis.ts';
import { materialsOf, offMark } from './case-parts.ts';
import { decisionsOf, summaryOf } from './decisions.ts';

type Application = RowOf<typeof application>;

/** How long links on a handling page hold. */
const linkSeconds = 1800;

/** One application as its handler reads it: the company, the answers, the files, and what his node's outcomes mean. */
export async function caseFormOf(
  context: Context,
  services: Services,
  { id, ...offered }: { id: string; outcomes: readonly Outcome[]; effects: readonly Effect[] },
): Promise<CaseForm> {
  const row = await repositoryOf(application, context).get(id);
  const guide = await guideOf(context, row);
  const form = await applicationForm(context, row, guide);
  const facts = factsOf(row, context);
  const answers = propertiesOf(form?.schema);
  const answered = form ? await formFilesOf(context, form, row.formData ?? {}) : [];
  const layout = form ? await toldLayout(context, form, row.formData ?? {}) : {};
  const materials = await materialsOf(context, row);
  const proof = await proofOf(context, row);
  return {
    form: {
      schema: { type: 'object', properties: { ...facts.properties, ...answers }, required: [] },
      uiSchema: {
        ...layout,
        'ui:order': [...Object.keys(facts.properties), ...inFormOrder(Object.keys(answers), form?.uiSchema)],
      },
      values: { ...row.formData, ...facts.values },
      permissions: {},
    },
    decisions: decisionsOf(context, { ...offered, row, guide }),
    summary: summaryOf(context, row, {
      proof: proofLink(services, row, proof),
      off: await offMark(context, row),
    }),
    basis: await basisOf(context, services, { row, guide, answers }),
    materials: await filesOf(context, services, materials),
    files: [
      ...(proof ? [proofFile(context, row, proof)] : []),
      ...handedIn(materials),
      ...inForm(context, answered),
    ],
  };
}

const propertiesOf = (schema: Record<string, unknown> | undefined): Record<string, unknown> =>
  typeof schema?.properties === 'object' && schema.properties !== null ? { ...schema.properties } : {};

const shownFacts = [
  'companyName',
  'creditCode',
  'applyAmountWan',
  'approvedAmountWan',
  'paidAmountWan',
  'accountName',
  'bankName',
  'bankAccountMasked',
] as const;

/** The application's own columns that an officer reads beside the answers. */
function factsOf(row: Application, context: Context) {
  const labels = catalogue(context.locale).entity(application.name).fields;
  const told = shownFacts.filter((name) => row[name] !== null);
  return {
    properties: Object.fromEntries(
      told.map((name) => [name, { type: typeof row[name], title: labels[name] }]),
    ),
    values: Object.fromEntries(told.map((name) => [name, row[name]])),
  };
}

type Stored = RowOf<typeof attachment>;

/** The file that proves why another's account is paid. */
const proofOf = async (context: Context, { accountProofId }: Application): Promise<Stored | null> =>
  accountProofId === null
    ? null
    : repositoryOf(attachment, context).first(eq(tableOf(attachment).id, accountProofId));

const proofLink = (services: Services, { accountProofName }: Application, proof: Stored | null) =>
  proof &&
  fileLink(services, { name: proof.name, shown: accountProofName ?? proof.name, seconds: linkSeconds });

const proofFile = (context: Context, { accountProofName }: Application, proof: Stored): CaseFile => ({
  group: catalogue(context.locale).entity(application.name).fields.accountProofId ?? '',
  ...{ attachId: proof.id, name: accountProofName ?? proof.originalName, sizeBytes: proof.attachSize },
});

/** What was handed in, by the material that it was handed in for. */
const handedIn = (materials: readonly MaterialView[]): CaseFile[] =>
  materials.flatMap(({ name: group, files }) =>
    files.map(({ attachId, name, sizeBytes }) => ({ group, attachId, name, sizeBytes })),
  );

const inForm = ({ locale }: Context, answered: readonly FormFile[]): CaseFile[] =>
  answered.map(({ attachId, name, sizeBytes }) => ({
    ...{ group: catalogue(locale).processFiles.form, attachId, name, sizeBytes },
  }));

/** What stands for a material besides a file. */
function filledFrom({
  source,
  isShared,
}: Pick<MaterialView, 'source' | 'isShared'>): 'form' | 'shared' | null {
  if (source === 'company_form') return 'form';
  return isShared === 1 ? 'shared' : null;
}

async function filesOf(context: Context, services: Services, materials: readonly MaterialView[]) {
  const ids = materials.flatMap((material) => material.files.map((file) => file.attachId));
  const stored =
    ids.length > 0
      ? await repositoryOf(attachment, context).all(inArray(tableOf(attachment).id, ids), ids.length)
      : [];
  const names = new Map(stored.map((file) => [file.id, file.name]));
  const linkTo = (attachId: string, shown: string) =>
    fileLink(services, { name: names.get(attachId) ?? '', shown, seconds: linkSeconds });
  return materials.map(({ id, name, isRequired, isShared, source, files }) => ({
    materialId: id,
    name,
    isRequired,
    filledFrom: filledFrom({ source, isShared }),
    files: files.map((file) => ({
      id: file.id,
      name: file.name,
      link: linkTo(file.attachId, file.name),
      mark: file.mark,
      markComment: file.markComment,
    })),
  }));
}
