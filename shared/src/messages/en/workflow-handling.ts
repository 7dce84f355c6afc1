import type { workflowRefusals } from '../../contract/workflow/refusals.ts';

/** What a step keeps its people from, and where a rule of that is wrong. */
export const handlingRefusals = {
  'workflow.mayNotTransfer': '“{node}” may not be transferred',
  'workflow.mayNotDelegate': '“{node}” may not be delegated',
  'workflow.mayNotAddSigners': 'No signers may be added at “{node}”',
  'workflow.mayNotRemoveSigner': 'No signers may be removed at “{node}”',
  'workflow.mayNotCopy': 'No copies may be given at “{node}”',
  'workflow.mayNotMention': 'No copies may be given at “{node}”, so a comment there mentions nobody',
  'workflow.mayNotSendBack': '“{node}” may not be sent back to another step',
  'workflow.mayNotReturn': '“{node}” may not be returned to whoever started the process',
  'workflow.mayNotUrge': 'Nobody may be urged at “{node}”',
  'workflow.processMayNotUrge': 'The process “{process}” does not let anybody be urged',
  'workflow.processMayNotWithdraw': 'The process “{process}” may not be withdrawn',
  'workflow.urgedOften': 'This task may be urged {most} times at most, and was',
  'workflow.urgingNumber':
    '“{value}”, which “{process}” says of urging, has to be a whole number from {from} to {to}: it cannot be deployed',
  'workflow.withdrawingUnknown':
    '“{process}” names a way to withdraw “{does}” that there is not: it cannot be deployed',
  'workflow.goesBackNowhere':
    '“{process}” cannot come back to whoever started it when it is withdrawn: it begins without a form, or from a business record; it cannot be deployed',
  'workflow.mayNotWithdraw': 'The process is at “{node}”, where it may not be withdrawn',
  'workflow.returnOutside':
    '“{from}” cannot be sent back to “{to}”: only to the steps that the process names',
  'workflow.handlingAct': '“{node}” speaks of an act “{act}” that there is not: it cannot be deployed',
  'workflow.handlingAtStart':
    '“{node}” is a start, where nothing but copies can be forbidden: it cannot be deployed',
  'workflow.handlingBackTo':
    '“{node}” may be sent back to “{to}”, which is no step, or none it can go back to: it cannot be deployed',
  'workflow.rejectOutside':
    'Rejecting “{node}” returns it to a step that it may not be sent back to: it cannot be deployed',
  'workflow.chosenNot': 'The handler of “{node}” is not chosen beforehand',
  'workflow.chosenNotCandidate':
    'Whoever was chosen is none of those whom “{node}” is for, or may not read the case',
  'workflow.chosenUnreached': 'The process does not come to “{node}”: look at the next handlers again',
  'workflow.chosenAlone':
    'Several do “{node}”, it is given to somebody by name, or members of a company do it: its handler cannot be chosen beforehand, and it cannot be deployed',
  'workflow.chosenByOffice': 'The next handlers are chosen by officers',
  'workflow.copiesByOffice': 'Copies at the start are given by officers',
} satisfies Partial<Record<keyof typeof workflowRefusals, string>>;
