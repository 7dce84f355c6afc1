import { useMemo } from 'react';

import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';

import { editableFields, fieldsOf } from '../../../kit/entity/fields.ts';
import type { EntityField } from '../../../kit/entity/fields.ts';
import type { ExtraField } from '../../../kit/inputs/inputs.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { administratorFields } from '../administrator-fields.tsx';
import { useTenantWords } from '../use-tenant-words.ts';

/** The steps of opening a tenant, in their order. */
export const steps = ['basic', 'package', 'initial', 'administrator'] as const;
export type OpeningStep = (typeof steps)[number];

/** What the step of the initial content asks for; it draws these itself. */
export const initialFields = ['templateTenantId', 'copied'];

/** The fields that each step asks for. */
export function useSteps() {
  const t = useTenantWords();
  const { locale } = useWorkplace();
  return useMemo(() => {
    const own = editableFields(fieldsOf(tenant, locale), true);
    const isOfPackage = ({ name }: EntityField) => name === 'packageId';
    const administrator: readonly ExtraField[] = administratorFields({
      ...{ adminAccount: t('adminAccount'), adminPassword: t('adminPassword') },
      ...{ adminName: t('adminName'), adminPhone: t('adminPhone'), passwordHint: t('passwordHint') },
    });
    const fields: Record<OpeningStep, readonly EntityField[]> = {
      basic: own.filter((field) => !isOfPackage(field)),
      package: own.filter(isOfPackage),
      initial: [],
      administrator,
    };
    const inputOf = (name: string) => administrator.find((field) => field.name === name)?.input;
    return { fields, inputOf, all: Object.values(fields).flat() };
  }, [locale, t]);
}

/** The first step that asks for one of these fields; nothing where none does. */
export const stepAsking = (
  fields: Readonly<Record<OpeningStep, readonly EntityField[]>>,
  names: readonly string[],
): OpeningStep | undefined =>
  steps.find((step) =>
    (step === 'initial' ? initialFields : fields[step].map(({ name }) => name)).some((name) =>
      names.includes(name),
    ),
  );
