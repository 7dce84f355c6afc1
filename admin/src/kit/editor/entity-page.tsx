import { Skeleton } from 'antd';
import { useParams } from 'react-router';
import useSWR from 'swr';

import { useEntity } from '../entity/use-entity.ts';
import type { Row } from '../entity/fields.ts';
import { NotRead } from '../page/not-read.tsx';
import { useWorkplace } from '../page/session-context.tsx';
import { EntityEditor } from './entity-editor.tsx';
import type { EditorProps } from './entity-editor.tsx';

const nothing = () => Promise.resolve();

/** The page of the row that the address names, or of a new one. */
export function EntityPage(props: EditorProps) {
  const { id } = useParams();
  return id === undefined ? <EntityEditor {...props} reload={nothing} /> : <KnownRow {...props} id={id} />;
}

function KnownRow({ id, ...props }: EditorProps & { id: string }) {
  const { locale } = useWorkplace();
  const calls = useEntity(props.entity);
  const { data, error, mutate } = useSWR<Row, Error>(
    ['page', props.entity.path, id, locale],
    () => calls.detail(id),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (!data) return error ? <NotRead /> : <Skeleton active paragraph={{ rows: 12 }} />;
  return <EntityEditor {...props} row={data} reload={() => mutate()} />;
}
