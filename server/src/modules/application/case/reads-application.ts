import { application } from '@policy/shared/contract/entities/application/application.ts';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { may } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';

/** Whether somebody may read one application: by what he was granted, and by how far that reaches. */
export async function readsApplication(context: Context, id: string): Promise<boolean> {
  if (!may(context, `${application.permissionBase}_view`)) return false;
  return (await repositoryOf(application, context).find(id)) !== null;
}
