import zhCN from 'antd/es/locale/zh_CN';
import 'dayjs/locale/zh-cn';

import { zh } from '../../messages/zh.ts';
import type { LanguageTexts } from './language.ts';

/** What the Chinese back-office loads besides its code. */
export const texts: LanguageTexts = { messages: zh, antd: zhCN, html: 'zh-CN', dayjs: 'zh-cn' };
