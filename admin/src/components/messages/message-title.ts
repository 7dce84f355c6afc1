import type { Locale } from '@policy/shared/messages/kit.ts';

import type { Message } from './use-messages.ts';

/** What a message is called in the reader's language, as far as it was written in it. */
export const titleIn = ({ title, titleEn }: Pick<Message, 'title' | 'titleEn'>, locale: Locale): string =>
  locale === 'en' && titleEn ? titleEn : title;
