import { useState } from 'react';
import { useParams } from 'react-router';

import { useOwnName } from '../../../kit/page/page-names.ts';
import { CasePage } from './case-page.tsx';

/** The handling page at an address of the classic kind, which spells out the task and the process; the server checks who asks for them. */
export default function CaseByPartsScreen() {
  const { taskId = '', processInstanceId = '' } = useParams();
  const [name, setName] = useState<string | null>();
  useOwnName(name);
  return <CasePage taskId={taskId} processInstanceId={processInstanceId} onNamed={setName} />;
}
