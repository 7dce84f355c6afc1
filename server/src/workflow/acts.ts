import { addInstances } from './commands/add-instances.ts';
import { addSigners } from './commands/handing/add-signers.ts';
import { assign } from './commands/operations/assign.ts';
import { migrate } from './commands/operations/migrate.ts';
import { removeVariable, setVariable } from './commands/operations/change-variable.ts';
import { retry } from './commands/operations/retry.ts';
import { skipCalls } from './commands/operations/skip-calls.ts';
import { activate, suspend } from './commands/operations/suspend.ts';
import { claim } from './commands/claim.ts';
import { complete } from './commands/complete.ts';
import { copy } from './commands/handing/copy.ts';
import { delegate } from './commands/handing/delegate.ts';
import { dispatch } from './commands/dispatch.ts';
import { recall } from './commands/handing/recall.ts';
import { reject } from './rejecting/reject.ts';
import { removeInstance } from './commands/remove-instance.ts';
import { removeSigner } from './commands/handing/remove-signer.ts';
import { resolve } from './commands/handing/resolve.ts';
import { resubmit } from './commands/resubmit.ts';
import { returnTask } from './commands/return-task.ts';
import { start } from './commands/start.ts';
import { terminate } from './commands/terminate.ts';
import { transfer } from './commands/handing/transfer.ts';
import { trigger } from './commands/trigger.ts';
import { unclaim } from './commands/unclaim.ts';
import { urge } from './commands/handing/urge.ts';
import { withdrawDecision } from './commands/withdraw-decision.ts';
import { withdraw } from './commands/withdraw.ts';

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
  reject,
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
