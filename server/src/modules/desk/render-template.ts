import { filled } from '@policy/shared/contract/desk/template.ts';
import type { messageTemplate } from '@policy/shared/contract/entities/desk/message-template.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Notification } from './deliver.ts';

const longest = { title: 100, titleEn: 200, content: 4000, contentEn: 8000 };

/** The message that a template makes of these values, each text cut to the length of its field. */
export function renderTemplate(
  template: RowOf<typeof messageTemplate>,
  values: Readonly<Record<string, string>>,
): Notification {
  const cut = (field: keyof typeof longest, text: string) => filled(text, values).slice(0, longest[field]);
  const { kind, title, titleEn, content, contentEn } = template;
  return {
    kind,
    title: cut('title', title),
    titleEn: titleEn && cut('titleEn', titleEn),
    content: cut('content', content),
    contentEn: contentEn && cut('contentEn', contentEn),
  };
}
