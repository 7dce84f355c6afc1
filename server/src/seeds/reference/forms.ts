import type { Context } from '../../kit/runtime/context.ts';
import { keepForm } from '../../forms/keep-form.ts';
import { aiSceneForm } from './forms/ai-scene.ts';
import { apprenticeForm } from './forms/apprentice.ts';
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

/** Forms that start processes of the office itself. */
const officeForms = [sealForm];

/** Puts the product's forms where they are missing; a version that is there stays as it is. */
export async function seedForms(context: Context): Promise<void> {
  for (const form of [...forms, ...officeForms]) await keepForm(context, form);
}
