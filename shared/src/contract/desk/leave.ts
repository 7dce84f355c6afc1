import { z } from 'zod';

import { materialTypes } from '../entities/content/item-guide-material.ts';

const day = z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** What files go with a leave. */
export const leaveFiles = { accept: materialTypes, maxSizeMb: 10, most: 5 } as const;

/** The first and the last day of a leave. */
export const leaveSpan = z.looseObject({ startDate: day, endDate: day });

/** How many days such a leave has, and those of them that are worked. */
export const leaveDays = z.object({ days: z.int(), workdays: z.array(z.string()) });
export type LeaveDays = z.output<typeof leaveDays>;

/** What handing a leave in takes besides the leave: the process that decides on it, by its key or by the id of a version. */
export const startLeaveInput = z.looseObject({ processDefinitionId: z.string().max(64).optional() });
