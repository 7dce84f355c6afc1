import enUS from 'antd/es/locale/en_US';

import { en } from '../../messages/en.ts';
import type { LanguageTexts } from './language.ts';

/** What the English back-office loads besides its code. */
export const texts: LanguageTexts = { messages: en, antd: enUS, html: 'en', dayjs: 'en' };
