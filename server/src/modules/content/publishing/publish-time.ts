import { date, dateTime } from '@policy/shared/contract/kit/field.ts';
import { z } from 'zod';

import { wireDate, wireTime } from '../../../kit/runtime/clock.ts';
import type { Clock } from '../../../kit/runtime/clock.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';

/** What `publish` takes besides ids: the day, or the moment, before which it is not public, and what was looked at. */
export const publishTakes = {
  date: z.union([date(), dateTime()]).nullish(),
  /** The version of a new row that was looked at. */
  version: z.coerce.number().int().nullish(),
  /** The rev of a revision that was looked at. */
  rev: z.string().max(40).nullish(),
};

const sentDate = z.object({ date: publishTakes.date });

/** The moment for which a publication is asked; null for at once, which today is. A moment that has passed is refused. */
export function publishTimeOf(sent: Readonly<Record<string, unknown>>, clock: Clock): string | null {
  const { date: asked } = sentDate.parse(sent);
  if (!asked || asked === wireDate(clock.now())) return null;
  const moment = asked.length === 10 ? `${asked} 00:00:00` : asked;
  if (moment <= wireTime(clock.now())) throw new Refusal('content.publishDatePast', {}, 'date');
  return moment;
}
