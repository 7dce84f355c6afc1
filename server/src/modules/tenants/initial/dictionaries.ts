import { businessDictionary } from '@policy/shared/contract/entities/system/business-dictionary.ts';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { asSystem } from '../../../kit/rules/rules.ts';
import { copyTree } from './copy-rows.ts';
import type { InitialContent } from './copying.ts';

/** Business dictionaries with their entries. */
export const dictionaries: InitialContent = {
  count: (from) => repositoryOf(businessDictionary, from).count(),
  copy: async ({ from, to }) =>
    copyTree(businessDictionary, {
      to: asSystem(to, 'copies of dictionaries that the rules have let in'),
      rows: await repositoryOf(businessDictionary, from).all(undefined),
      draftOf: ({ code, dictKey, dictValue, nameEn, sort, isSealed, remark }) => ({
        ...{ code, dictKey, dictValue, nameEn, sort, isSealed, remark },
      }),
    }),
};
