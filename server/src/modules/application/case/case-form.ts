import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { inFormOrder } from '@policy/shared/contract/application/form-order.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { inArray } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { fileLink } from '../../../kit/services/file-link.ts';
import type { Services } from '../../../kit/services/services.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { CaseForm, Effect } from '../../../workflow/index.ts';
import { guideFormOf, guideOf } from '../forms/forms.ts';
import { materialsOf } from './case-parts.ts';
import { effectFields } from './effect-fields.ts';

type Application = RowOf<typeof application>;

/** How long links on a handling page hold. */
const linkSeconds = 1800;

/** One application as its handler reads it: the company, the answers, the files, and the fields of his own node. */
export async function caseFormOf(
  context: Context,
  services: Services,
  { id, effects }: { id: string; effects: readonly Effect[] },
): Promise<CaseForm> {
  const row = await repositoryOf(application, context).get(id);
  const guide = await guideOf(context, row);
  const form = await guideFormOf(context, guide);
  const own = effectFields(effects, context.locale);
  const facts = factsOf(row, context);
  const answers = propertiesOf(form?.schema);
  const names = Object.keys(own);
  return {
    form: {
      schema: { type: 'object', properties: { ...own, ...facts.properties, ...answers }, required: [] },
      uiSchema: {
        ...form?.uiSchema,
        'ui:order': [
          ...names,
          ...Object.keys(facts.properties),
          ...inFormOrder(Object.keys(answers), form?.uiSchema),
        ],
      },
      values: {
        ...row.formData,
        ...facts.values,
        approvedAmountWan: row.approvedAmountWan ?? row.applyAmountWan ?? undefined,
      },
      permissions: Object.fromEntries(names.map((name) => [name, { access: 'edit' as const }])),
    },
    materials: await filesOf(context, services, await materialsOf(context, row)),
  };
}

const propertiesOf = (schema: Record<string, unknown> | undefined): Record<string, unknown> =>
  typeof schema?.properties === 'object' && schema.properties !== null ? { ...schema.properties } : {};

const shownFacts = [
  'companyName',
  'creditCode',
  'applyAmountWan',
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

async function filesOf(context: Context, services: Services, materials: readonly MaterialView[]) {
  const ids = materials.flatMap((material) => material.files.map((file) => file.attachId));
  const stored =
    ids.length > 0
      ? await repositoryOf(attachment, context).all(inArray(tableOf(attachment).id, ids), ids.length)
      : [];
  const names = new Map(stored.map((file) => [file.id, file.name]));
  const linkTo = (attachId: string, shown: string) =>
    fileLink(services, { name: names.get(attachId) ?? '', shown, seconds: linkSeconds });
  return materials.map(({ id, name, isRequired, files }) => ({
    materialId: id,
    name,
    isRequired,
    files: files.map((file) => ({
      id: file.id,
      name: file.name,
      link: linkTo(file.attachId, file.name),
      mark: file.mark,
      markComment: file.markComment,
    })),
  }));
}
