import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';
import { eq } from 'drizzle-orm';

import { keepForm } from '../../forms/keep-form.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { tableOf } from '../../kit/table/table.ts';
import { aiSceneForm } from './forms/ai-scene.ts';
import { apprenticeForm } from './forms/apprentice.ts';
import { companyChangeForm } from './forms/company-change.ts';
import { cultureRentForm } from './forms/culture-rent.ts';
import { dataProductForm } from './forms/data-product.ts';
import { debutForm } from './forms/debut.ts';
import { digitalForm } from './forms/digital.ts';
import { energyForm } from './forms/energy.ts';
import { equipmentForm } from './forms/equipment.ts';
import { exportInsuranceForm } from './forms/export-insurance.ts';
import { firstSetForm } from './forms/first-set.ts';
import { graduateForm } from './forms/graduate.ts';
import { headquartersForm } from './forms/headquarters.ts';
import { incubatorForm } from './forms/incubator.ts';
import { loanInterestForm } from './forms/loan-interest.ts';
import { outputForm } from './forms/output.ts';
import { platformForm } from './forms/platform.ts';
import { researchForm } from './forms/research.ts';
import { sealForm } from './forms/seal.ts';
import { softwareForm } from './forms/software.ts';
import { talentForm } from './forms/talent.ts';
import { techContractForm } from './forms/tech-contract.ts';
import { voucherForm } from './forms/voucher.ts';
import { warehouseForm } from './forms/warehouse.ts';

/** One form for each thing that a district supports, in Chinese with an English dictionary; guides name theirs by its key. */
export const forms = [
  researchForm,
  equipmentForm,
  digitalForm,
  firstSetForm,
  outputForm,
  softwareForm,
  aiSceneForm,
  dataProductForm,
  techContractForm,
  platformForm,
  incubatorForm,
  voucherForm,
  talentForm,
  graduateForm,
  apprenticeForm,
  exportInsuranceForm,
  warehouseForm,
  headquartersForm,
  debutForm,
  cultureRentForm,
  loanInterestForm,
  energyForm,
];

/** Forms that start processes of the office itself, and what companies tell it. */
const officeForms = [sealForm, companyChangeForm];

/** A version of the product's form whose number the tenant had given to one of its own, and the number that it is kept under. */
interface Renumbered {
  key: string;
  version: number;
  keptAs: number;
}

/**
 * Puts the product's forms where they are missing; a version that is there stays as it is. Answers those that are new and
 * could not have their own number: they do not count until somebody lets them.
 */
export async function seedForms(context: Context): Promise<Renumbered[]> {
  const ofApplications = { categoryId: await categoryOf(context, 'application') };
  const ofTheOffice = { categoryId: await categoryOf(context, 'office') };
  const filed = [
    ...forms.map((form) => ({ form, filing: ofApplications })),
    ...officeForms.map((form) => ({ form, filing: ofTheOffice })),
  ];
  const renumbered: Renumbered[] = [];
  for (const { form, filing } of filed) {
    const { key, version } = form;
    const kept = await keepForm(context, form, filing);
    if (kept.isNew && kept.version !== version) renumbered.push({ key, version, keptAs: kept.version });
  }
  return renumbered;
}

/** Where the product files its forms, unless an administrator has removed it. */
async function categoryOf(context: Context, code: string): Promise<string | null> {
  const category = await repositoryOf(processCategory, context).first(
    eq(tableOf(processCategory).code, code),
  );
  return category?.id ?? null;
}
