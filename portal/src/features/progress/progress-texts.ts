import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { useLocale, useMessages } from 'next-intl';

import type { Messages } from '../../i18n/catalogue.ts';

/** Every text of the progress query's island, chosen on the server. */
export interface ProgressTexts {
  form: Messages['progress']['form'];
  result: Messages['progress']['result'];
  captcha: Messages['ui']['captcha'];
  states: Record<string, string>;
}

/** The texts of the progress query in the reader's language. */
export function useProgressTexts(): ProgressTexts {
  const { progress, ui } = useMessages();
  const states = catalogue(useLocale()).entity('application').choices['status'] ?? {};
  return { form: progress.form, result: progress.result, captcha: ui.captcha, states };
}
