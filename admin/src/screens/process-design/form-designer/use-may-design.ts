import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';

/** Whether whoever is at work may change forms; else he reads how they are designed. */
export const useMayDesign = (): boolean => useWorkplace().can(`${formDesign.permissionBase}_edit`);
