import type { InstanceStatus } from '@policy/shared/contract/workflow/status.ts';

import type { AskedCall } from './rows.ts';

/** Which process an event is about. */
interface EventSource {
  instanceId: string;
  rootId: string;
  processKey: string;
  businessKey: string | null;
  /** The kind of business row that the process is about. */
  caseType: string | null;
  /** The role that the act was offered under; none for what is given to one person, or happens by itself. */
  actedAs: string | null;
}

/** What a command brought about, in the order in which it happened. */
export type WorkflowEvent = EventSource &
  (
    | { type: 'instanceStarted' }
    /** A node or an outcome whose model names a status of the business row. */
    | { type: 'statusReached'; nodeId: string; status: string }
    /** A node whose entry has an effect. */
    | { type: 'effectReached'; nodeId: string; effect: string }
    | { type: 'nodeEntered'; nodeId: string; nodeName: string }
    | {
        type: 'taskCreated';
        nodeId: string;
        taskId: string;
        isOwners: boolean;
        assigneeId: string | null;
      }
    /** With for whom it was claimed, where that is not who claimed it. */
    | { type: 'taskClaimed'; nodeId: string; taskId: string; principalId: string | null }
    | { type: 'taskUnclaimed'; nodeId: string; taskId: string }
    | {
        type: 'taskHandedOver';
        how: 'transferred' | 'delegated' | 'assigned' | 'resolved' | 'recalled';
        nodeId: string;
        taskId: string;
        /** Who was given the task; of one that was taken back, who had it. */
        otherId: string;
        comment: string;
      }
    /** A step of the process gave copies of the case. */
    | { type: 'caseCopied'; nodeId: string; title: string; step: string; userIds: readonly string[] }
    | { type: 'taskCopied'; nodeId: string; taskId: string; userIds: readonly string[] }
    | { type: 'taskMentioned'; taskId: string; userIds: readonly string[]; comment: string }
    /** Of a task that nobody holds, everybody is reminded and urged to whom it is offered. */
    | { type: 'taskReminded'; nodeId: string; taskId: string; assigneeId: string | null }
    | { type: 'taskUrged'; nodeId: string; taskId: string; assigneeId: string | null; comment: string }
    | { type: 'taskClosed'; nodeId: string; taskId: string; outcome: string; comment: string }
    | { type: 'taskCancelled'; nodeId: string; taskId: string }
    /** Its handler has taken a decision back; `statuses` are those of the business row that it had brought, in their order. */
    | {
        type: 'decisionWithdrawn';
        nodeId: string;
        taskId: string;
        decidedAt: Date;
        statuses: readonly string[];
      }
    /** A service task asks something outside; `isAgain` where operations staff have it tried once more. */
    | {
        type: 'callAsked';
        nodeId: string;
        callId: string;
        kind: AskedCall['kind'];
        target: string;
        isAgain: boolean;
      }
    /** Nobody waits for what a call answers any more. */
    | { type: 'callOver'; callId: string }
    /** A step of the process tells people something. */
    | { type: 'noticeGiven'; nodeId: string; title: string; text: string; userIds: readonly string[] }
    | { type: 'timerFired'; nodeId: string }
    | { type: 'instanceEnded'; status: InstanceStatus; reason: string | null }
  );

/** An event before the run adds which process it is about. */
export type EventBody = WorkflowEvent extends infer Event
  ? Event extends unknown
    ? Omit<Event, keyof EventSource>
    : never
  : never;
