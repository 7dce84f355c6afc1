import { useState } from 'react';
import { useParams } from 'react-router';

import { decodeParams } from '../../../components/task-params.ts';
import { useOwnName } from '../../../kit/page/page-names.ts';
import { CasePage, NoCase } from './case-page.tsx';

/** The handling page of the task that the address names; the page goes by the name of its case. */
export default function HandleTaskScreen() {
  const { params = '' } = useParams();
  const [name, setName] = useState<string | null>();
  useOwnName(name);
  const task = decodeParams(params);
  return task ? <CasePage {...task} onNamed={setName} /> : <NoCase />;
}
