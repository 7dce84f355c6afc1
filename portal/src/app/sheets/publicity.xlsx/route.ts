import { publicityFile } from '../../../features/publicity-list/publicity-file.ts';

export const dynamic = 'force-dynamic';

/** A publicity list as a workbook. */
export const GET = (request: Request): Promise<Response> => publicityFile(request, 'xlsx');
