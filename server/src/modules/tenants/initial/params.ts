import { param } from '@policy/shared/contract/entities/system/param.ts';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { copyRows } from './copy-rows.ts';
import type { InitialContent } from './copying.ts';

/** Parameters with their values. */
export const params: InitialContent = {
  count: (from) => repositoryOf(param, from).count(),
  copy: async ({ from, to }) => {
    const rows = await repositoryOf(param, from).all(undefined);
    return copyRows(
      param,
      to,
      rows.map(({ paramName, paramKey, paramValue, remark }) => ({
        ...{ paramName, paramKey, paramValue, remark },
      })),
    );
  },
};
