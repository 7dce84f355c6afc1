import type { designerHandling as zh } from '../../zh/designer/designer-handling.ts';

/** Texts of what people may do with a process and at its steps beside deciding, in English. */
export const designerHandling: typeof zh = {
  withdrawing: 'Withdrawn by the starter',
  withdrawingHint:
    'While nobody has decided anything; it ends where nothing is chosen. To come back, it needs a form to begin with; withdrawn once more there, it ends',
  withdrawals: { ends: 'It ends', goesBack: 'It comes back to the starter', never: 'Never' },
  neverUrged: 'Nobody may be urged',
  mostUrges: 'Urged at one task at most',
  mostUrgesHint: '{from} to {to} times; empty for any number',
  urgePause: 'Minutes between two',
  urgePauseHint: '{from} to {to}; empty for 10',
  handlingActs: 'What is allowed',
  handlingHint:
    'What is not ticked, neither its handler nor whoever started may do at this step; rejecting and a button that returns follow their own settings',
  handlings: {
    transfer: 'Transfer',
    delegate: 'Delegate',
    addSigners: 'Add signers',
    removeSigner: 'Remove signers',
    copy: 'Copy',
    sendBack: 'Send back',
    urge: 'Urge',
    withdraw: 'Withdraw (initiator)',
  },
  backTo: 'May be sent back to',
  backToHint: 'Left empty: to any step that was done before',
  chosenBefore: 'Its handler is chosen by whoever decides before, or starts',
};
