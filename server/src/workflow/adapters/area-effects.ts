import { z } from 'zod';

import { may } from '../../kit/runtime/context.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { EffectCall, Effects } from '../effects.ts';
import type { CaseArea, Effect, Handled } from './case-area.ts';

/** The effects of the areas, on one open transaction; whoever acts needs the effect's permission. */
export const areaEffects = (context: Context, areas: readonly CaseArea[]): Effects => ({
  fieldsOf: (named) => Object.keys(effectOf(areas, named).input.shape),
  async prepare(call) {
    const effect = effectOf(areas, call);
    if (effect.permission !== null && !may(context, effect.permission)) throw new Refusal('access.denied');
    const handled = handledOf(effect, call);
    const variables = (await effect.prepare?.(context, handled)) ?? {};
    return { variables, run: async () => effect.run?.(context, handled, variables) };
  },
  async keepFindings({ caseType, businessKey, findings }) {
    if (businessKey !== null) await areaOf(areas, caseType)?.keepFindings(context, businessKey, findings);
  },
  async runReached(call) {
    const effect = effectOf(areas, call);
    await effect.run?.(context, handledOf(effect, call), {});
  },
});

/** The area of a kind of business row. */
export const areaOf = (areas: readonly CaseArea[], caseType: string | null): CaseArea | undefined =>
  areas.find(({ type }) => type === caseType);

/** What the handlers of every area's cases may say besides their decisions. */
export const findingsOf = (areas: readonly CaseArea[]): CaseArea['findings'] =>
  z.object(Object.fromEntries(areas.flatMap(({ findings }) => Object.entries(findings.shape))));

function effectOf(
  areas: readonly CaseArea[],
  { effect: name, caseType }: Pick<EffectCall, 'effect' | 'caseType'>,
): Effect {
  const effect = areaOf(areas, caseType)?.effects.find((one) => one.name === name);
  if (!effect)
    throw new Error(`A deployed process names the effect ${name}, which no area of ${caseType} has`);
  return effect;
}

function handledOf(
  effect: Effect,
  { businessKey, variables, comment, findings, actedAs }: EffectCall,
): Handled<Record<string, unknown>> {
  const input = effect.input.safeParse(variables);
  if (!input.success) throw new Refusal(effect.invalid);
  if (businessKey === null) throw new Refusal('workflow.businessKeyMissing');
  return { businessKey, input: input.data, comment, findings, actedAs };
}
