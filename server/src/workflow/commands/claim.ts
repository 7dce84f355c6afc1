import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { rev } from '../inputs.ts';
import {
  actorIsCandidate,
  instanceIsRunning,
  taskIsAsSeen,
  taskIsOpen,
  taskIsUnclaimed,
} from '../preconditions.ts';
import { fits, principalAmong } from '../candidates.ts';
import { standingFor, tellOfProxyAgent } from '../people/proxy-agents.ts';
import { emit, react } from '../interpreter/run.ts';
import { loadTask } from '../load.ts';

/** Gives an offered task to one of its candidates; of two who press at once, one gets it. */
export const claim = defineCommand({
  name: 'claim',
  input: z.object({ taskId: z.string(), rev }),
  target: ({ taskId }) => taskId,
  load: loadTask,
  preconditions: [actorIsCandidate, taskIsOpen, instanceIsRunning, taskIsUnclaimed, taskIsAsSeen],
  reaction: ({ node }) => node.on.claim,
  interpret: (run, { task, candidates, instance }, { actor, reaction }) => {
    const { now } = run.context;
    const isMeant = candidates.some((candidate) => fits(candidate, actor));
    const principal = isMeant ? undefined : principalAmong(candidates, instance, actor);
    run.tasks.change(task.id, {
      status: 'doing',
      assigneeId: actor.userId,
      claimedAt: now,
      ...(principal ? standingFor(principal.userId, principal.kind) : {}),
      rev: task.rev + 1,
    });
    const principalId = principal?.userId ?? null;
    if (principalId !== null) tellOfProxyAgent(run, task, { principalId, agentId: actor.userId });
    emit(run, task.instanceId, { type: 'taskClaimed', nodeId: task.nodeId, taskId: task.id, principalId });
    react(run, task, reaction);
    return task.instanceId;
  },
});
