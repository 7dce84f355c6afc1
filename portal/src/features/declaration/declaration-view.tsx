import { useLocale } from 'next-intl';
import type { ComponentType } from 'react';

import { redirect } from '../../i18n/navigation.ts';
import { casePath } from '../../lib/addresses/route-params.ts';
import { AccountPage } from './account/account-page.tsx';
import { CheckPage } from './check/check-page.tsx';
import { CompanyPage } from './company/company-page.tsx';
import type { DeclarationStep } from './declaration-query.ts';
import { DonePage } from './done-page.tsx';
import { FormPage } from './form/form-page.tsx';
import { MaterialsPage } from './materials/materials-page.tsx';
import type { StepPageProps } from './step-props.ts';
import { TasksPage } from './tasks-page.tsx';

const pages: Record<DeclarationStep, ComponentType<StepPageProps>> = {
  list: TasksPage,
  company: CompanyPage,
  form: FormPage,
  materials: MaterialsPage,
  account: AccountPage,
  check: CheckPage,
  done: DonePage,
};

/** The step of a declaration that is open; what was handed in is read at its case page. */
export function DeclarationView({ step, ...shared }: StepPageProps & { step: DeclarationStep }) {
  const locale = useLocale();
  const { view } = shared;
  const isEditable = view.actions.includes('edit');
  const shown = isEditable && step === 'done' ? 'list' : step;
  if (!isEditable && step !== 'done') {
    return redirect({ href: casePath(view.application.id), locale });
  }
  const Page = pages[shown];
  return <Page {...shared} />;
}
