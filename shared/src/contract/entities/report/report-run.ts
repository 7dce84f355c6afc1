import { z } from 'zod';

import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, json, optional, reference, text } from '../../kit/field.ts';
import { conditionValues, reportFormats } from '../../report/design.ts';

const asked = z.record(z.string().max(3), conditionValues);

/** One run of a report, on the screen or into a file: by whom, with which values, and what came of it. */
export const reportRun = defineEntity('reportRun', {
  path: 'blade-report/run',
  permissionBase: 'report_run',
  nameField: 'fileName',
  fields: {
    reportId: reference('report', { as: 'reportName', asEn: 'reportNameEn', list: true, search: true }),
    userId: reference('user', { as: 'userName', list: true, search: true }),
    format: choice(['screen', ...reportFormats], { list: true, search: true }),
    result: choice(['running', 'done', 'failed'], { list: true, search: true }),
    /** Hundredths of the way to the file. */
    progress: integer(0, 100, { initial: 0 }),
    rowCount: integer(0, 1_000_000, { list: true, sort: true, initial: 0 }),
    durationMs: integer(0, 100_000_000, { list: true, sort: true, initial: 0 }),
    /** Name that the file is saved under; none once it is gone. */
    fileName: optional(text(200)),
    /** Where the file lies; none is the installation's own disk. */
    ossId: optional(reference('objectStorage', { readOnly: true })),
    asked: optional(json(asked)),
    error: optional(text(200, { list: true })),
  },
});
