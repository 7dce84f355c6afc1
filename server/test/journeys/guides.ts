import type { Person } from './people.ts';

/** An ordinary guide that is open and for which the company has no application yet. */
export async function untakenGuide(company: Person): Promise<string> {
  const { body } = await company.get('policy/policyitemguide/page', {
    windowStatus: 'open',
    isMsjx: 'false',
    processDefKey: 'wf_apply_standard',
    size: '50',
  });
  const taken = await company.get('policy/projectinfo/listall', { size: '50' });
  const mine = new Set(taken.body.data.records.map((row: { guideId: string }) => row.guideId));
  return body.data.records.find(
    (row: { id: string; processDefKey: string }) =>
      !mine.has(row.id) && row.processDefKey === 'wf_apply_standard',
  ).id;
}
