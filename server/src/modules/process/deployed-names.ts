import { z } from 'zod';

import type { Module } from '../../kit/routes/route.ts';
import type { Workflow } from '../../workflow/index.ts';
import { inLanguage } from './task-rows.ts';

const deployed = z.object({ key: z.string(), name: z.string(), category: z.string().nullable() });

/** The processes that a guide may name: those that its tenant has deployed. */
export const deployedNamesModule =
  (workflow: Workflow): Module =>
  (app) => {
    app.get(
      '/blade-workflow/process/deployedNames',
      {
        config: { guard: 'signedIn' },
        schema: { tags: ['workflow'], response: { 200: z.array(deployed) } },
      },
      async ({ context }) => {
        const said = inLanguage(context);
        const all = await workflow.deployedNames(context);
        return all.map(({ nameEn, ...one }) => ({ ...one, name: said(one.name, nameEn) }));
      },
    );
  };
