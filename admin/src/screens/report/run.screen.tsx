import { useParams } from 'react-router';

import { RunPage } from './run/run-page.tsx';
import { StoredReport } from './stored-report.tsx';

/** Runs the report that the address names. */
export default function RunScreen() {
  const { id = '' } = useParams();
  return <StoredReport id={id}>{(stored) => <RunPage key={stored.id} stored={stored} />}</StoredReport>;
}
