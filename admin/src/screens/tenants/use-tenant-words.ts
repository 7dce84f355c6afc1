import { ownWords } from '../../kit/page/own-words.ts';
import { tenants as en } from '../../messages/en/tenants.ts';
import { tenants as zh } from '../../messages/zh/tenants.ts';

/** The words of tenants and their packages. */
export const useTenantWords = ownWords({ zh, en });

/** Those of opening one. */
export const useOpeningWords = ownWords({ zh: zh.opening, en: en.opening });
