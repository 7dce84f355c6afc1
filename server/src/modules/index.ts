import type { Module } from '../kit/route.ts';
import type { Services } from '../kit/services.ts';
import type { Workflow } from '../workflow/index.ts';
import { applicationHandler } from './application/application-handler.ts';
import { followProcess } from './application/follow-process.ts';
import { applicationModules } from './application/index.ts';
import { contentModules } from './content/index.ts';
import { deskModules } from './desk/index.ts';
import { logModules } from './log/index.ts';
import { processModules } from './process/index.ts';
import { attachmentModule } from './resource/attachment.ts';
import { systemModules } from './system/index.ts';

/** Every area's routes, in the order they are documented, and who listens to the engine. */
export function modulesOf(services: Services, workflow: Workflow): readonly Module[] {
  workflow.listen(followProcess);
  return [
    ...contentModules,
    attachmentModule,
    ...systemModules,
    ...applicationModules(workflow),
    ...processModules(workflow, [applicationHandler(services)]),
    ...logModules,
    ...deskModules,
  ];
}
