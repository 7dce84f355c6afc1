import jsonLogic from 'json-logic-js';

import { answerSteps } from '../contract/workflow/service-calls.ts';
import { isStructure, readRuleLogic } from './form-rule.ts';
import { operationOf, operators, readsOf } from './rule-logic.ts';

/** What is known of who fills a form in. */
const starterFacts = ['name', 'phone', 'departmentName', 'companyName', 'creditCode'] as const;

/** What default values are worked out from. */
export interface DefaultFacts {
  today: string;
  starter: Readonly<Partial<Record<(typeof starterFacts)[number], string>>>;
}

interface DefaultValue {
  type: 'fixed' | 'expression' | 'starter' | 'call';
  content: string;
}

const known = ['today', ...starterFacts.map((fact) => `starter.${fact}`)];

/** What a default value may not say: the content itself, or a name that it reads and nobody knows; null where it is fine. */
export function defaultFault({ type, content }: DefaultValue): string | null {
  if (type === 'fixed') return null;
  if (type === 'starter') return starterFacts.some((fact) => fact === content) ? null : content;
  if (type === 'call') return answerSteps(content) === null ? content : null;
  return expressionFault(content);
}

function expressionFault(content: string): string | null {
  const logic = readRuleLogic(content);
  if (logic === undefined) return content;
  const unknown = readsOf(logic).find(({ name }) => !known.includes(name));
  return unknown?.name ?? unknownOperator(logic);
}

function unknownOperator(logic: unknown): string | null {
  const parts: unknown[] = Array.isArray(logic) ? logic : [...(operationOf(logic)?.args ?? [])];
  const operation = operationOf(logic);
  if (operation && !Object.hasOwn(operators, operation.operator)) return operation.operator;
  if (!operation && isStructure(logic)) return Object.keys(logic).join(', ');
  return parts.reduce<string | null>((found, part) => found ?? unknownOperator(part), null);
}

/** What a field begins with; undefined where nobody knows, as of what a call tells. */
export function defaultOf({ type, content }: DefaultValue, facts: DefaultFacts): unknown {
  if (type === 'fixed') return content;
  if (type === 'starter') return Reflect.get(facts.starter, content);
  if (type === 'call') return undefined;
  const logic = readRuleLogic(content);
  const value: unknown = logic === undefined ? undefined : jsonLogic.apply(logic, facts);
  return value ?? undefined;
}
