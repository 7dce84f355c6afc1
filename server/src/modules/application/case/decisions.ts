import { isOwnAccount } from '@policy/shared/contract/application/account-holder.ts';
import { refusalStates } from '@policy/shared/contract/application/moves.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';

import { wireDate } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { CaseForm, Decision, Effect, Outcome } from '../../../workflow/index.ts';
import { effectFields } from './effect-fields.ts';

type Application = RowOf<typeof application>;

interface Deciding {
  row: Application;
  guide: RowOf<typeof itemGuide>;
  outcomes: readonly Outcome[];
  effects: readonly Effect[];
}

/** What each outcome of a node asks its handler for, and what becomes of the case by it. */
export function decisionsOf(context: Context, { row, guide, outcomes, effects }: Deciding) {
  const values = suggestedBy(context, row);
  return Object.fromEntries(
    outcomes.map((outcome): [string, Decision] => {
      const effect = effects.find(({ name }) => name === outcome.effect);
      const isRefusal = refusalStates.some((state) => state === outcome.status);
      const fields = effect
        ? withCap(effectFields(effect, context.locale), { row, guide }, context)
        : noFields;
      return [
        outcome.buttonKey,
        {
          ...{ isRefusal, isConfirmed: isRefusal || effect?.isFinal === true },
          ...{ consequence: consequenceOf(outcome, context), fields, values },
        },
      ];
    }),
  );
}

const noFields = { type: 'object', properties: {}, required: [] };

/** What stands in a decision's fields before anybody has typed. */
const suggestedBy = ({ clock }: Context, row: Application) => ({
  approvedAmountWan: row.approvedAmountWan ?? row.applyAmountWan ?? undefined,
  batchNo: `PC${wireDate(clock.now()).replaceAll('-', '')}`,
});

/** The amount's field, where there is one, with the item's cap as its limit, told beside what was applied for. */
function withCap(
  fields: ReturnType<typeof effectFields>,
  { row, guide: { amountCapWan: cap } }: Pick<Deciding, 'row' | 'guide'>,
  { locale }: Context,
) {
  const amount = fields.properties.approvedAmountWan;
  if (!amount) return fields;
  const texts = catalogue(locale).application.amountHelp;
  const asked = fill(texts.applied, { amount: row.applyAmountWan ?? '—' });
  const described =
    cap === null
      ? { ...amount, description: asked }
      : { ...amount, maximum: cap, description: `${asked}${fill(texts.cap, { cap })}` };
  return { ...fields, properties: { ...fields.properties, approvedAmountWan: described } };
}

function consequenceOf({ effect, status }: Outcome, { locale }: Context): string | null {
  const texts: Record<string, string> = catalogue(locale).application.consequences;
  return texts[effect ?? ''] ?? texts[status ?? ''] ?? null;
}

/** What a confirmation names: the company, how much, the account with the end of its number, and why it is another's. */
export function summaryOf(
  { locale }: Context,
  row: Application,
  { proof, off }: { proof: string | null; off: string | null },
): CaseForm['summary'] {
  const { fields } = catalogue(locale).entity(application.name);
  const amount = row.approvedAmountWan === null ? 'applyAmountWan' : 'approvedAmountWan';
  const named = ['companyName', amount, 'accountName', 'bankName', 'bankAccountMasked'] as const;
  const mark = holderMark(row, locale);
  const marks = new Map([
    ['accountName', mark],
    ['companyName', off],
  ]);
  const facts = named.map((name) => ({
    label: fields[name] ?? name,
    value: String(row[name] ?? '—'),
    mark: marks.get(name) ?? null,
  }));
  if (mark === null) return facts;
  const reason = { label: fields.accountReason ?? '', value: row.accountReason ?? '—', mark: null };
  const file = { label: fields.accountProofId ?? '', value: row.accountProofName ?? '—', mark: null };
  return [...facts, reason, { ...file, ...(proof !== null && { link: proof }) }];
}

const holderMark = (row: Application, locale: Context['locale']) =>
  row.accountName === null || isOwnAccount(row, row.companyName)
    ? null
    : catalogue(locale).application.otherHolder;
