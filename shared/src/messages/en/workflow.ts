import type { workflowRefusals } from '../../contract/workflow/refusals.ts';
import { handlingRefusals } from './workflow-handling.ts';

const refusals: Record<keyof typeof workflowRefusals, string> = {
  ...handlingRefusals,
  'workflow.taskHandled': 'This task has already been handled',
  'workflow.effectSkipped':
    'Moving the process would pass over “{node}”, whose acts need a permission that you do not have',
  'workflow.operatorOwn': 'You cannot intervene in a process of your own; ask somebody else of operations',
  'workflow.deleteCalled': 'A called process cannot be removed by itself; remove the process that called it',
  'workflow.deleteCase':
    'The process belongs to a case and is part of its file: it cannot be removed, but it can be terminated',
  'workflow.deleteRunning': 'A process that has not ended cannot be removed',
  'workflow.callsWell': 'No call of this process has failed; there is nothing to skip',
  'workflow.callUnderWay': 'The call is still under way and cannot be passed over',
  'workflow.callFailed': 'The call of step "{node}" has failed, and no border event catches it',
  'workflow.callHttp': 'The receiver answered with status {status}',
  'workflow.callUnreachable': 'The receiver cannot be reached ({code})',
  'workflow.callTimeout': 'The receiver did not answer in time',
  'workflow.callRedirect': 'The receiver points to another address (status {status}), which is not followed',
  'workflow.callTooLong': 'The answer is too long',
  'workflow.callNotJson': 'The answer is no JSON, and nothing can be picked from it',
  'workflow.callPath': 'The path of the request leaves the address of the endpoint',
  'workflow.callMethod': 'Endpoint "{endpoint}" does not allow the method {method}',
  'workflow.callEndpoint': 'There is no service endpoint "{endpoint}"',
  'workflow.callEndpointOff': 'Service endpoint "{endpoint}" is off',
  'workflow.callNoPhone': 'There is no phone number that an SMS could be sent to',
  'workflow.callUnexpected': 'Sending failed unexpectedly; see the log of the server',
  'workflow.modelCalls': 'Cannot deploy: step "{node}" may have one expression, request or SMS',
  'workflow.modelCallKind': 'Cannot deploy: "{kind}" of step "{node}" is no method or recipient',
  'workflow.modelCallPath':
    'Cannot deploy: path "{path}" of step "{node}" has to begin with a slash, without "..", "//", backslashes, spaces or "#"',
  'workflow.modelCallAnswer':
    'Cannot deploy: "{path}" of step "{node}" is no path into an answer, such as data.items[0].id',
  'workflow.modelEndpoint':
    'Cannot deploy: step "{node}" names the service endpoint "{endpoint}", which does not exist',
  'workflow.modelEndpointMethod':
    'Cannot deploy: service endpoint "{endpoint}" of step "{node}" does not allow the method {method}',
  'workflow.modelSms':
    'Cannot deploy: step "{node}" names the SMS template "{template}", which does not exist',
  'workflow.modelSmsParameters':
    'Cannot deploy: step "{node}" does not give {names}, which SMS template "{template}" asks for',
  'workflow.variableMissing': 'The process has no variable "{variable}"',
  'workflow.startGone': 'This start was begun again or dropped in the meantime',
  'workflow.timersWell': 'No timer of this process was given up; there is nothing to try again',
  'workflow.keptTooLarge': 'This is too much to save for later. Submit it, or shorten it first',
  'workflow.tooMany': 'At most {most} tasks can be done at once',
  'workflow.tooManyRunning':
    'More than {most} processes are on it: change the version alone, and the processes some at a time under “Operations”',
  'workflow.withdrawElsewhere': 'This process belongs to an application; withdraw it there',
  'workflow.notPlain': 'This step is decided case by case, not together with others',
  'workflow.fileKind': '“{file}” is no process file; .bpmn, .bpmn20.xml and .xml files can be deployed',
  'workflow.formRenewed': 'The form has been renewed; reload the page, look it over and hand it in again',
  'workflow.startUnfilled': 'What follows depends on what has not been filled in yet',
  'processDraft.tooMany': 'You keep {most} drafts at most; remove one that is no longer needed first',
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
  'workflow.notDelegated': 'This task is not delegated now',
  'workflow.nobodyHolds': 'Nobody has claimed this task yet',
  'workflow.targetSelf': 'A task cannot be given to yourself or to whoever holds it',
  'workflow.targetOwner': 'A task cannot be given to whoever the case belongs to',
  'workflow.targetUnknown': 'The person chosen does not exist, is out of use or is no officer',
  'workflow.targetReach': '{name} may not read this case',
  'workflow.targetNotCandidate': 'This step is not offered to {name}; you may delegate it instead',
  'workflow.proxyReach': 'You may not read this case, so you cannot claim it for somebody else',
  'workflow.proxySelf': 'Nobody can be his own proxy',
  'workflow.proxyPeriod': 'It has to end after it begins',
  'workflow.proxyOverlap':
    'The principal already has a proxy for these processes at that time ({start} to {end})',
  'workflow.proxyLoop': 'A circle of proxies: at that time the principal would do the agent’s tasks',
  'workflow.proxyPerson': 'Principal and agent have to be officers in use',
  'workflow.proxyProcess': 'There is no deployed process with the key “{process}”',
  'workflow.nobodyFound': 'There is nobody to handle “{node}”; please ask your administrator',
  'workflow.passesByItself':
    '“{node}” can pass by itself only if it has the outcome “approved”, without an effect or a condition',
  'workflow.returnsByItself':
    '“{node}” can return by itself only in a process about a case, and if it has the outcome “returned”, without an effect',
  'workflow.rejectVote':
    'Several people do “{node}”: to be rejected it needs a way of voting, and none of them can pick where it goes back to',
  'workflow.rejectNowhere': 'No step before “{node}” can take it back, so it cannot be rejected',
  'workflow.rejectTarget':
    'The step that “{node}” is to be sent back to does not exist, or cannot be gone back to',
  'workflow.rejectOwner':
    '“{node}” cannot be rejected to whoever started the process: it does not start with a form, or its case would not know (it needs the outcome “returned”, answered straight and not by a vote)',
  'workflow.rejectCase':
    'Rejecting “{node}” ends the process and its case has to know: give its outcome “rejected” a status, and let one person decide',
  'workflow.rejectButton':
    'Rejecting “{node}” sends it back, but its outcome “rejected” or “returned” has a status or an effect, or several people vote',
  'workflow.buttonAlways':
    'The button “{button}” of “{node}” has to be offered always: it takes no condition',
  'workflow.buttonsHidden': 'Not all buttons of “{node}” can have a condition',
  'workflow.outcomeHidden': '“{outcome}” cannot be chosen at “{node}” as things stand',
  'workflow.rejectPick': 'Choose the step that “{node}” goes back to',
  'workflow.returnRule': '“{node}” can be sent back only where its process says',
  'workflow.returnByVote': 'Several people vote on “{node}”: their vote sends it back, so vote to reject it',
  'workflow.lastVoter':
    'Without this person the vote on “{node}” would be a rejection, so nobody can be taken away',
  'workflow.nobodyToTell': 'Nobody else is there whom this task is offered to',
  'workflow.nobodyNamed': 'Nobody is chosen yet in one of the people of “{node}”',
  'workflow.candidateRule': 'A candidate of “{node}” is not sound: {property}',
  'workflow.dutyAlone':
    '“{node}” is for members of a company by their duty: it names nobody else, and nobody passes it by having decided before',
  'workflow.signersOpen': 'Somebody who was asked to sign has not done so yet',
  'workflow.signersBefore': 'A decision on “{node}” takes effect at once: others can sign before it only',
  'workflow.signerSigns': 'You were asked to sign: you can only approve or reject',
  'workflow.noSigner': 'Nobody was asked to sign by this task',
  'workflow.tooManySigners': 'At most {most} people sign a task',
  'workflow.notDecided': 'There is no decision on this task to take back',
  'workflow.decisionStands': 'The decision on “{node}” has taken effect, or has been acted on: it stands',
  'workflow.notSuspended': 'The process is not suspended',
  'workflow.processSuspended': 'The process “{process}” is suspended: none can be started for now',
  'workflow.migrateOther': 'A process can only move to another version of itself ({process})',
  'workflow.migrateBlocked': 'The process stands at “{node}”, which has no counterpart in the other version',
  'workflow.migrateEffect':
    'The process stands at “{node}”, which passes by itself or waits for signers, and whose approval has an effect in the other version',
  'workflow.deadlineRule': 'The deadline “{act}” of “{node}” takes no “{property}”',
  'workflow.priority': 'The priority of “{node}” has to be a whole number from 0 to 100',
  'workflow.mentionUnknown': 'Somebody whom the comment mentions is unknown, disabled or no officer',
  'workflow.mentionReach': '{name} may not read this case and cannot be mentioned in a comment on it',
  'workflow.attachmentForeign': 'Only files that you uploaded yourself for comments can go with a comment',
  'workflow.noFiles': 'This process has no files that you may download',
  'workflow.filesTooLarge': 'The files of this process exceed {limit} MB; please download them one by one',
  'workflow.copySelf': 'You cannot copy a case to yourself',
  'workflow.urgeSelf': 'You hold this task yourself and cannot urge yourself',
  'workflow.urgedJustNow': 'This task was urged not long ago; at most once in {minutes} minutes',
  'workflow.outcomeUnknown': 'Step "{node}" has no outcome "{outcome}"',
  'workflow.commentRequired': 'Please enter a comment',
  'workflow.fieldReadOnly': 'Step "{node}" cannot change "{field}"',
  'workflow.fieldRequired': 'Step "{node}" asks for "{field}"',
  'workflow.withApplicant': 'This task is with the applicant for correction',
  'workflow.notWithApplicant': 'This task is not a correction task',
  'workflow.withdrawCalled': 'This process was called by another, and can only be withdrawn with it',
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
  'workflow.trialTooLong': 'The trial run made too many rows or steps and was stopped',
  'workflow.endless': 'The process loops without end at step "{node}" and was refused',
  'workflow.calledProcessMissing': 'Step "{node}" calls process "{process}", which is not deployed',
  'workflow.namingToken':
    'The number or title of process "{process}" names "{token}", which is no part of a date, no fact of the process and no field of its start form',
  'workflow.namingLength': 'The number or title of process "{process}" is longer than {most} characters',
  'workflow.serialCount':
    'The number "{rule}" of process "{process}" needs exactly one count, written as zeros in braces',
  'workflow.serialPeriod':
    'The number "{rule}" of process "{process}" names a day without its month, or a month without its year, and would come again',
  'workflow.calendarUnknown':
    'Step "{node}" counts its times by the calendar "{calendar}", which does not exist; workdays is the one there is',
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
  'workflow.modelDoctype': 'The file must not declare a document type (DOCTYPE) or entities',
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
  'workflow.deploymentCalled': '“{caller}” calls “{process}”, so its last version cannot be removed',
  'workflow.deploymentUsed': 'Version {version} of “{process}” has instances and cannot be removed',
  'workflow.modelCase': 'Cannot deploy: process "{process}" is about "{type}", which does not exist',
  'workflow.modelForm':
    'Cannot deploy: step "{node}" names the form "{form}", which does not exist or is not published',
  'workflow.modelFormField':
    'Cannot deploy: step "{node}" names the field "{field}", which form "{form}" has not',
  'workflow.modelStepForm':
    'Cannot deploy: step "{node}" cannot have the form "{form}"; a step of a case asks for what its effects need',
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

/** How the files of a process are filed, in English. */
export const processFileWords = {
  ...{
    materials: 'Materials',
    form: 'Files in the form',
    comments: 'Comments',
    archive: 'Files',
    unread: 'Files that could not be read',
  },
};
