import type { workflowRefusals } from '../../contract/workflow/refusals.ts';

const refusals: Record<keyof typeof workflowRefusals, string> = {
  'workflow.taskHandled': 'This task has already been handled',
  'workflow.tooMany': 'At most {most} tasks can be claimed at once',
  'workflow.taskMissing': 'Not found',
  'workflow.instanceMissing': 'Not found',
  'workflow.processMissing': 'Process "{process}" is not deployed',
  'workflow.timerGone': 'This timer has already fired or was cancelled',
  'workflow.instanceEnded': 'The process has ended; this action is not possible',
  'workflow.instanceSuspended': 'The process is suspended; this action is not possible',
  'workflow.notYourTask': 'Somebody else handles this task',
  'workflow.notCandidate': 'You are not a candidate for this task',
  'workflow.notStarter': 'Only who started the process, or a colleague of the same company, can do this',
  'workflow.claimFirst': 'Claim the task before you handle it',
  'workflow.notClaimed': 'This task was not claimed and cannot be put back',
  'workflow.delegated': 'This task was delegated to you; give it back to whoever delegated it',
  'workflow.notDelegated': 'This task is not delegated',
  'workflow.nobodyHolds': 'Nobody has claimed this task yet',
  'workflow.targetSelf': 'A task cannot be given to yourself or to whoever holds it',
  'workflow.targetOwner': 'A task cannot be given to whoever the case belongs to',
  'workflow.targetUnknown': 'The person chosen does not exist, is out of use or is no officer',
  'workflow.targetReach': '{name} may not read this case',
  'workflow.copySelf': 'You cannot copy a case to yourself',
  'workflow.urgeSelf': 'You hold this task yourself and cannot urge yourself',
  'workflow.urgedJustNow': 'This task was urged a moment ago; at most once in {minutes} minutes',
  'workflow.outcomeUnknown': 'Step "{node}" has no outcome "{outcome}"',
  'workflow.commentRequired': 'Please enter a comment',
  'workflow.fieldReadOnly': 'Step "{node}" cannot change "{field}"',
  'workflow.fieldRequired': 'Step "{node}" asks for "{field}"',
  'workflow.withApplicant': 'This task is with the applicant for correction',
  'workflow.notWithApplicant': 'This task is not a correction task',
  'workflow.withdrawTooLate': 'Handling has begun; the application cannot be withdrawn',
  'workflow.rollBackTarget': 'Cannot go back from "{from}" to "{to}"',
  'workflow.nodeNotWaiting': 'The process is not waiting at step "{node}"',
  'workflow.noFlow': 'No path onward from step "{node}" meets its condition',
  'workflow.errorUncaught':
    'Nothing catches the error "{error}" that step "{node}" throws, and it was refused',
  'workflow.modelStartEvent':
    'Start event "{node}" does not fit its place: a message, a signal or a timer begins a process, an event subprocess needs an event, and a subprocess has none',
  'workflow.modelEventGateway':
    'Behind event gateway "{node}" may only stand waiting events that it alone leads to',
  'workflow.notOperator': 'Only operations staff may intervene in a process like this',
  'workflow.jumpTarget': 'A process cannot be moved to step "{node}"',
  'workflow.oneInstance':
    'Step "{node}" is not done by several people, so that none of them can be taken away',
  'workflow.eventName': 'The name of the signal or message of step "{node}" needs 1 to {most} characters',
  'workflow.loopCount': 'How often step "{node}" is to be done is not a whole number',
  'workflow.loopItems': 'What step "{node}" is to be done for is not a list',
  'workflow.tooManyInstances': 'Step "{node}" would be done more than {most} times at once and was refused',
  'workflow.endless': 'The process loops without end at step "{node}" and was refused',
  'workflow.calledProcessMissing': 'Step "{node}" calls process "{process}", which is not deployed',
  'workflow.timerInvalid': 'The time "{value}" of step "{node}" is not a valid date or duration',
  'workflow.unknownVariable': 'Step "{node}" uses variable "{variable}", which does not exist',
  'workflow.variableName': '"{variable}" cannot be the name of a variable',
  'workflow.variableSize': 'Variable "{variable}" is too large; at most {most} KB',
  'workflow.variablesCount': 'The process has too many variables; at most {most}',
  'workflow.variablesSize': 'The variables of the process are too large together; at most {most} KB',
  'workflow.expressionSyntax': 'Expression "{expression}" of step "{node}" has a syntax error',
  'workflow.expressionForbidden': 'Expressions of step "{node}" may not use "{name}"',
  'workflow.expressionLimit': 'An expression of step "{node}" is too long or too complex',
  'workflow.expressionBoolean': 'Condition "{expression}" of step "{node}" is neither true nor false',
  'workflow.expressionNumber': '"{value}" in an expression of step "{node}" is not a number',
  'workflow.modelXml': 'The file is not valid BPMN 2.0: {reason}',
  'workflow.modelTooLarge':
    'Cannot deploy: the file may have at most {megabytes} MB, {nodes} steps and {depth} levels',
  'workflow.modelIncoming': 'Cannot deploy: no flow may lead into "{node}"',
  'workflow.modelOutgoing': 'Cannot deploy: no flow may lead out of the end event "{node}"',
  'workflow.modelBoundary': 'Cannot deploy: "{node}" is attached to a step that never waits',
  'workflow.modelUnreached': 'Cannot deploy: no path leads to step "{node}"',
  'workflow.modelEmpty': 'The file holds no executable process',
  'workflow.modelElement': 'Cannot deploy: type "{element}" of step "{node}" is not supported',
  'workflow.modelFeature': 'Cannot deploy: "{feature}" of step "{node}" is not supported',
  'workflow.modelFlow': 'Cannot deploy: flow "{flow}" does not join two steps of one level',
  'workflow.voteAlone':
    'Step "{node}" has a rule for votes but is no user task with several instances, and cannot be deployed',
  'workflow.voteCombination':
    'The rule "{rule}" for the votes of step "{node}" cannot go with "{property}", and cannot be deployed',
  'workflow.voteOutcomes':
    'The votes of step "{node}" need the outcomes "approved" and "rejected"; it cannot be deployed',
  'workflow.voteNumber': 'The value "{value}" of "{property}" in the votes of step "{node}" is not valid',
  'workflow.modelStart':
    'Cannot deploy: "{scope}" needs one start event; only a process may have others that a message, a signal or a timer begins',
  'workflow.startedByEvents':
    'Process "{process}" is begun by a message, a signal or a timer only, and cannot be started by hand or called',
  'workflow.modelId': 'Cannot deploy: id "{id}" is missing or used twice',
  'workflow.modelMissing': 'Cannot deploy: step "{node}" lacks "{property}"',
  'workflow.modelKey':
    'Process “{process}” has the key “{found}”: it must be the model’s own, “{key}”, and a model has one process',
  'workflow.deploymentMain': 'The main version of “{process}” cannot be removed: choose another one first',
  'workflow.deploymentUsed': 'Version {version} of “{process}” has instances and cannot be removed',
  'workflow.modelCase': 'Cannot deploy: process "{process}" is about "{type}", which does not exist',
  'workflow.modelStatus': 'Cannot deploy: step "{node}" names the status "{status}", which does not exist',
  'workflow.modelEffect': 'Cannot deploy: step "{node}" names the effect "{effect}", which does not exist',
  'workflow.modelEffectByItself':
    'Cannot deploy: nobody fills in what the effect "{effect}" asks for at step "{node}"',
  'workflow.modelEffectGrant':
    'Cannot deploy: you do not have the permission that the effect "{effect}" at step "{node}" needs',
  'workflow.businessKeyMissing': 'The process has no business record',
};

/** What the workflow engine says in English. */
export const workflow = { refusals };
