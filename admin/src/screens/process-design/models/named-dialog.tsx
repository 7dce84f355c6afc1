import type { ReactNode } from 'react';

import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';

import type { Saving } from '../../../kit/acts/save-dialog.tsx';
import { FewFieldsDialog } from '../../../kit/forms/few-fields-dialog.tsx';

/** What a new model is known by. */
export interface Named {
  modelKey: string;
  name: string;
}

interface NamedDialogProps extends Saving {
  title: string;
  initial: Partial<Named>;
  isReady?: boolean;
  send: (named: Named) => Promise<unknown>;
  children?: ReactNode;
}

/** Adds a model under a key and a name. */
export const NamedDialog = (props: NamedDialogProps) => (
  <FewFieldsDialog<Named> {...props} entity={processModel} asked={['modelKey', 'name']} />
);
