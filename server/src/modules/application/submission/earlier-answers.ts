import type { EarlierAnswers } from '@policy/shared/contract/application/calls.ts';
import { inFormOrder } from '@policy/shared/contract/application/form-order.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { settledAnswers } from '@policy/shared/forms/dependences/settled-answers.ts';
import { and, isNotNull, ne } from 'drizzle-orm';
import { z } from 'zod';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { actorOf, assertDuty } from '../../../membership/applicant.ts';
import { keepingGiven } from '../../../forms/given-answers.ts';
import { fittingAnswers } from '../forms/fitting-answers.ts';
import { applicationForm, guideOf } from '../forms/forms.ts';
import { applicationTable } from '../tables.ts';
import { belongsTo } from './apply-checks.ts';
import { ownApplication } from './draft.ts';
import { notEditable } from './save-draft.ts';

type Application = RowOf<typeof application>;

/** How far back a company's applications are looked through. */
const mostEarlier = 20;

/** Decided anew every time: an amount of another year must not slip through. */
const neverReused = ['applyAmountWan'];

interface Offer {
  from: Application;
  answers: Record<string, unknown>;
  titles: string[];
}

/** What a draft may take over: the newest application of the same item before those of others, as far as it fits. */
async function offerFor(context: Context, row: Application): Promise<Offer | null> {
  const form = await applicationForm(context, row, await guideOf(context, row));
  if (!form) return null;
  const handedIn = and(
    belongsTo(actorOf(context)),
    ne(applicationTable.id, row.id),
    isNotNull(applicationTable.submitTime),
  );
  const newestFirst = await repositoryOf(application, context).all(handedIn, mostEarlier);
  const isSame = ({ guideId }: Application) => guideId === row.guideId;
  const { formData } = row;
  for (const from of [...newestFirst.filter(isSame), ...newestFirst.filter((one) => !isSame(one))]) {
    const open = Object.entries(from.formData ?? {}).filter(
      ([name]) => formData?.[name] === undefined && !neverReused.includes(name),
    );
    // What the system answers is this application's own.
    const answers = keepingGiven(form, fittingAnswers(context, form, Object.fromEntries(open)), {});
    const titles = inFormOrder(Object.keys(answers), form.uiSchema).map((name) => titleOf(form.schema, name));
    if (titles.length > 0) return { from, answers, titles };
  }
  return null;
}

const titled = z.looseObject({
  properties: z.record(z.string(), z.looseObject({ title: z.string().optional() })).default({}),
});

/** What the reader calls a field; the schema is in his language. */
const titleOf = (schema: Record<string, unknown>, name: string): string =>
  titled.parse(schema).properties[name]?.title ?? name;

/** What an own draft could take over from an earlier application of its company, or null. */
export async function earlierAnswers(context: Context, id: string): Promise<EarlierAnswers | null> {
  const row = await ownApplication(context, id);
  const offer = row.status === 'draft' ? await offerFor(context, row) : null;
  if (!offer) return null;
  const { applyNo, guideTitle, guideTitleEn, submitTime } = offer.from;
  return { applyNo, guideTitle, guideTitleEn, submitTime, titles: offer.titles };
}

/** Takes over into an own draft what it has no answer to yet; never its account, its files or what is answered. */
export async function reuseAnswers(context: Context, id: string): Promise<Application> {
  const row = await ownApplication(context, id);
  assertDuty(context, 'preparer');
  if (row.status !== 'draft') throw notEditable(context, row);
  const offer = await offerFor(context, row);
  if (!offer) return row;
  const taken = { ...offer.answers, ...row.formData };
  const form = await applicationForm(context, row, await guideOf(context, row));
  const formData = form ? settledAnswers(form.schema, taken) : taken;
  return repositoryOf(application, context).update(id, { formData }, row.version);
}
