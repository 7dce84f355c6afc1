import type { FormRule, RuleLogic } from '@policy/shared/forms/form-rule.ts';

import type { Said } from './fields.ts';

/** The title of a field of a form, `list.*.member` for one of rows. */
type TitleOf = (field: string) => Said;
/** A rule that says its fields by their titles, once these are known. */
export type RulePart = (titleOf: TitleOf) => FormRule;

/** A rule of an item's own, with a sentence of its own. */
export const holds =
  (field: string, rule: RuleLogic, [zh, en]: Said): RulePart =>
  () => ({ rule, field, message: { zh, en } });

/** What a rule reads where it stands at a field of rows: the same row's. */
const read = (field: string): RuleLogic => ({ var: field.replace(/^.+\.\*\./, 'row.') });

/** The second day comes after the first. */
export const after =
  (first: string, second: string): RulePart =>
  (titleOf) => ({
    rule: { '<': [read(first), read(second)] },
    field: second,
    message: {
      zh: `${titleOf(second)[0]}须晚于${titleOf(first)[0]}`,
      en: `“${titleOf(second)[1]}” must be after “${titleOf(first)[1]}”`,
    },
  });

/** The second day is not before the first. */
export const notBefore =
  (first: string, second: string): RulePart =>
  (titleOf) => ({
    rule: { '<=': [read(first), read(second)] },
    field: second,
    message: {
      zh: `${titleOf(second)[0]}不能早于${titleOf(first)[0]}`,
      en: `“${titleOf(second)[1]}” cannot be before “${titleOf(first)[1]}”`,
    },
  });

/** A day that has come. */
export const notInFuture =
  (field: string): RulePart =>
  (titleOf) => ({
    rule: { '<=': [read(field), { var: 'today' }] },
    field,
    message: {
      zh: `${titleOf(field)[0]}不能晚于今天`,
      en: `“${titleOf(field)[1]}” cannot be after today`,
    },
  });

/** Something has lasted for so many days by today. */
export const lastedFor =
  (days: number, field: string, [zh, en]: Said): RulePart =>
  () => ({
    rule: { '>=': [{ daysBetween: [read(field), { var: 'today' }] }, days] },
    field,
    message: { zh, en },
  });

/** The year before the one in which the window opens. */
export const lastYear =
  (field: string): RulePart =>
  (titleOf) => ({
    rule: { '==': [read(field), { '-': [{ substr: [{ var: 'window.begin' }, 0, 4] }, 1] }] },
    field,
    message: {
      zh: `${titleOf(field)[0]}须为申报开始时间的上一年`,
      en: `“${titleOf(field)[1]}” must be the year before applications open`,
    },
  });

/** A total is what the rows of a list add up to. */
export const total =
  (field: string, rows: string, member: string): RulePart =>
  (titleOf) => ({
    rule: { '==': [read(field), { sum: [{ var: rows }, member] }] },
    field,
    message: {
      zh: `${titleOf(field)[0]}须等于${titleOf(rows)[0]}中“${titleOf(`${rows}.*.${member}`)[0]}”之和`,
      en: `“${titleOf(field)[1]}” must be the sum of “${titleOf(`${rows}.*.${member}`)[1]}” in ${titleOf(rows)[1]}`,
    },
  });

/** A total is what some other fields add up to; one that is empty counts as nothing. */
export const sumOf =
  (field: string, ...parts: string[]): RulePart =>
  (titleOf) => ({
    rule: { '==': [read(field), { '+': parts.map((part): RuleLogic => ({ var: [part, 0] })) }] },
    field,
    message: {
      zh: `${titleOf(field)[0]}须等于${parts.map((part) => `“${titleOf(part)[0]}”`).join('、')}之和`,
      en: `“${titleOf(field)[1]}” must be the sum of ${parts.map((part) => `“${titleOf(part)[1]}”`).join(' and ')}`,
    },
  });

/** A number that is at most another one. */
export const notAbove =
  (field: string, most: string): RulePart =>
  (titleOf) => ({
    rule: { '<=': [read(field), read(most)] },
    field,
    message: {
      zh: `${titleOf(field)[0]}不能大于${titleOf(most)[0]}`,
      en: `“${titleOf(field)[1]}” cannot be more than “${titleOf(most)[1]}”`,
    },
  });

/** What is applied for is at most what the standard gives, said in the standard's words. */
export const withinStandard = (most: RuleLogic, standard: Said): RulePart =>
  holds('applyAmountWan', { '<=': [{ var: 'applyAmountWan' }, most] }, [
    `申请金额超出扶持标准：${standard[0]}`,
    `The amount is above the support standard: ${standard[1]}`,
  ]);

/** A share of an answer. */
export const shareOf = (field: string, share: number): RuleLogic => ({ '*': [{ var: field }, share] });

/** A value for each answer to a choice. */
export const byChoice = (field: string, values: Readonly<Record<string, number>>): RuleLogic =>
  Object.entries(values).reduceRight<RuleLogic>(
    (otherwise, [key, value]) => ({ if: [{ '==': [{ var: field }, key] }, value, otherwise] }),
    0,
  );
