import { entities } from '@policy/shared/contract/entities/index.ts';
import { textsOf } from '../../../../kit/entity/fields.ts';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { processDesigner as en } from '../../../../messages/en/designer/process-designer.ts';
import { processDesigner as zh } from '../../../../messages/zh/designer/process-designer.ts';
import type { CaseProps } from './panel-props.ts';

const effectWords = { zh: zh.effects, en: en.effects };

/** What the statuses, effects and fields of a kind of case are called. */
export function useCaseWords(caseType: CaseProps['caseType']) {
  const { locale } = useWorkplace();
  const entity = entities.find(({ name }) => name === caseType?.type);
  const texts = entity && textsOf(entity, locale);
  const ofEffects: Readonly<Record<string, string>> = effectWords[locale].application;
  // A model may name effects of areas that this catalogue does not know.
  const effectName = (name: string) => ofEffects[name.replace(/^application\./, '')] ?? name;
  return {
    statuses: (caseType?.statuses ?? []).map((value) => ({
      value,
      label: texts?.choices.status?.[value] ?? value,
    })),
    effects: (caseType?.effects ?? []).map(({ name }) => ({ value: name, label: effectName(name) })),
    fieldName: (field: string) => texts?.fields[field] ?? field,
  };
}
