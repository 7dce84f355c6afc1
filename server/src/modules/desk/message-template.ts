import { factsOf, isSound, placeholdersIn } from '@policy/shared/contract/desk/template.ts';
import { messageTemplate } from '@policy/shared/contract/entities/desk/message-template.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';

import { defineRules } from '../../kit/rules/rules.ts';
import type { Write } from '../../kit/rules/rules.ts';
import { InvalidDraft } from '../../kit/runtime/errors.ts';

type Template = typeof messageTemplate;
type SubmittedFields = Partial<DraftOf<Template>>;

interface Fault {
  field: string;
  code: RefusalCode;
  facts: Record<string, string>;
}

const texts = ['title', 'content', 'titleEn', 'contentEn'] as const;

/** Message templates: every placeholder of one is known to whoever fills it in. */
export const messageTemplateRules = defineRules(messageTemplate, { beforeWrite: [hasKnownPlaceholders] });

function hasKnownPlaceholders(values: SubmittedFields, { before, context: { locale } }: Write<Template>) {
  const whole = { ...before, ...values };
  const faults = [...texts.flatMap((field) => faultsIn(field, whole)), ...unknownFacts(whole)];
  if (faults.length === 0) return;
  throw new InvalidDraft(
    faults.map(({ field, code, facts }) => ({ field, message: refusalSentence(code, facts, locale) })),
  );
}

function faultsIn(field: (typeof texts)[number], whole: SubmittedFields): Fault[] {
  const text = whole[field] ?? '';
  if (!isSound(text)) return [{ field, code: 'template.braces', facts: {} }];
  const strange = placeholdersIn(text).find((name) => !whole.variables?.includes(name));
  return strange ? [{ field, code: 'template.undeclared', facts: { name: strange } }] : [];
}

/** The template of a domain event has the facts of that event and no others. */
function unknownFacts({ code = '', variables }: SubmittedFields): Fault[] {
  const known = factsOf(code);
  if (!known || variables?.every((name) => known.includes(name)) !== false) return [];
  return [{ field: 'variables', code: 'template.unknownFact', facts: { code, known: known.join('、') } }];
}
