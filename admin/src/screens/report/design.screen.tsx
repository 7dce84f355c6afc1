import { useParams } from 'react-router';

import { DesignPage } from './design/design-page.tsx';
import { StoredReport } from './stored-report.tsx';

/** Designs the report that the address names, or a new one. */
export default function DesignScreen() {
  const { id = '' } = useParams();
  if (id === 'new') return <DesignPage />;
  return <StoredReport id={id}>{(stored) => <DesignPage key={stored.id} stored={stored} />}</StoredReport>;
}
