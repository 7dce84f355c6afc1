import { addInstances } from './add-instances.ts';
import { addSigners } from './handing/add-signers.ts';
import { assign } from './operations/assign.ts';
import { migrate } from './operations/migrate.ts';
import { removeVariable, setVariable } from './operations/change-variable.ts';
import { retry } from './operations/retry.ts';
import { skipCalls } from './operations/skip-calls.ts';
import { activate, suspend } from './operations/suspend.ts';
import { claim } from './claim.ts';
import { complete } from './complete.ts';
import { copy } from './handing/copy.ts';
import { delegate } from './handing/delegate.ts';
import { dispatch } from './dispatch.ts';
import { recall } from './handing/recall.ts';
import { removeInstance } from './remove-instance.ts';
import { removeSigner } from './handing/remove-signer.ts';
import { resolve } from './handing/resolve.ts';
import { resubmit } from './resubmit.ts';
import { returnTask } from './return-task.ts';
import { start } from './start.ts';
import { terminate } from './terminate.ts';
import { transfer } from './handing/transfer.ts';
import { trigger } from './trigger.ts';
import { unclaim } from './unclaim.ts';
import { urge } from './handing/urge.ts';
import { withdrawDecision } from './withdraw-decision.ts';
import { withdraw } from './withdraw.ts';

/** The acts of people and of areas; each is a call of its name. */
export const commands = {
  start,
  complete,
  claim,
  unclaim,
  transfer,
  delegate,
  resolve,
  recall,
  addSigners,
  removeSigner,
  copy,
  urge,
  returnTask,
  resubmit,
  terminate,
  withdraw,
  withdrawDecision,
  suspend,
  activate,
  migrate,
  assign,
  retry,
  skipCalls,
  setVariable,
  removeVariable,
  trigger,
  dispatch,
  addInstances,
  removeInstance,
};
