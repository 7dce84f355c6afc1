import type { Behaviour, Visit } from '../interpreter/visit.ts';
import type { ElementType, Flow, NodeOf } from '../model/definition.ts';
import { callActivity } from './call-activity.ts';
import { eventBasedGateway, intermediateCatchEvent, intermediateThrowEvent } from './events.ts';
import { endEvent } from './end-event.ts';
import { exclusiveGateway } from './exclusive-gateway.ts';
import { inclusiveGateway } from './inclusive-gateway.ts';
import { parallelGateway } from './parallel-gateway.ts';
import { passThrough } from './pass-through.ts';
import { receiveTask } from './receive-task.ts';
import { scriptTask } from './script-task.ts';
import { serviceTask } from './service-task.ts';
import { startEvent } from './start-event.ts';
import { subProcess } from './sub-process.ts';
import { userTask } from './user-task.ts';

type Table = { [Type in ElementType]: Behaviour<Type> };

const behaviours = {
  startEvent,
  endEvent,
  boundaryEvent: passThrough,
  intermediateCatchEvent,
  intermediateThrowEvent,
  userTask,
  receiveTask,
  sendTask: intermediateThrowEvent,
  serviceTask,
  scriptTask,
  manualTask: passThrough,
  task: passThrough,
  exclusiveGateway,
  parallelGateway,
  inclusiveGateway,
  eventBasedGateway,
  subProcess,
  eventSubProcess: subProcess,
  callActivity,
} satisfies Table;

const table: Table = behaviours;

function enterAs<Type extends ElementType>(type: Type, visit: Visit<NodeOf<Type>>): void {
  table[type].enter(visit);
}

/** Lets a node receive its token; a type without a behaviour does not get through deployment. */
export const enterNode = (visit: Visit): void => {
  enterAs(visit.node.type, visit);
};

/** The flows by which the token of a visit leaves. */
export const flowsOut = (visit: Visit): readonly Flow[] => table[visit.node.type].choose(visit);
