import { ownWords } from '../../kit/page/own-words.ts';
import { develop as en } from '../../messages/en/develop.ts';
import { develop as zh } from '../../messages/zh/develop.ts';

/** The words of data sources and of generated code. */
export const useDevelopWords = ownWords({ zh, en });

/** The words of the API document. */
export const useOpenapiWords = ownWords({ zh: zh.openapi, en: en.openapi });

/** The words of generated code before it is written. */
export const usePreviewWords = ownWords({ zh: zh.preview, en: en.preview });
