import type { ConfigProviderProps } from 'antd';

import type { Messages } from '../../messages/zh.ts';

/** Everything that is said in one language: our texts, antd's, and how dates are told. */
export interface LanguageTexts {
  messages: Messages;
  antd: NonNullable<ConfigProviderProps['locale']>;
  html: string;
  dayjs: string;
}
