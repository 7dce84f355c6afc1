import type { Module } from '../kit/route.ts';
import { contentModules } from './content/index.ts';
import { attachmentModule } from './resource/attachment.ts';

/** Every area's routes, in the order they are documented. */
export const modules: readonly Module[] = [...contentModules, attachmentModule];
