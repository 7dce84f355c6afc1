import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { z } from 'zod';

import { valueOf } from '../kinds/kit/kind.ts';
import type { Speaker } from '../kinds/kit/kind.ts';
import type { FieldOf } from './field-text.ts';
import { htmlToMarkdown, markdownText } from './html-to-markdown.ts';

const sentences = z.array(z.string());
const questions = z.array(z.object({ q: z.string(), a: z.string() }));
const steps = z.array(
  z.object({ seq: z.number(), name: z.string(), actor: z.string(), workdays: z.number().nullable() }),
);

/** A field that is told as a text of its own; in English where an editor wrote it. Empty where there is nothing to say. */
export function longText(of: FieldOf, speaker: Speaker): string {
  const { entity, field, row } = of;
  const english = speaker.locale === 'en' ? valueOf(row, `${field}En`) : null;
  const value = isSaid(english) ? english : valueOf(row, field);
  if (!isSaid(value)) return '';
  const schema = entity.fields[field];
  const isHtml = schema !== undefined && metaOf(schema).kind === 'richText';
  if (typeof value !== 'string') return structured(value, speaker);
  return isHtml ? htmlToMarkdown(value) : paragraphs(value);
}

const isSaid = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

const paragraphs = (said: string) =>
  said
    .split(/\n+/)
    .map((line) => markdownText(line))
    .join('\n\n');

/** Sentences, questions with their answers, or the steps of a procedure. */
function structured(value: unknown, { t }: Speaker): string {
  const listed = sentences.safeParse(value);
  if (listed.success) return listed.data.map((one) => `- ${markdownText(one)}`).join('\n');
  const asked = questions.safeParse(value);
  if (asked.success) {
    const [question, answer] = [t('markdown.question'), t('markdown.answer')];
    return asked.data
      .map(({ q, a }) => `**${question}: ${markdownText(q)}**\n\n${answer}: ${markdownText(a)}`)
      .join('\n\n');
  }
  const taken = steps.safeParse(value);
  return (taken.data ?? [])
    .map(({ seq, name, actor, workdays }) => {
      const days = workdays === null ? '' : ` (${t('markdown.workdays', { days: workdays })})`;
      return `${seq}. ${markdownText(name)} – ${markdownText(actor)}${days}`;
    })
    .join('\n');
}
