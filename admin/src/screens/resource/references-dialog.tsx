import { Empty, List, Modal, Typography } from 'antd';
import { Link } from 'react-router';
import useSWR from 'swr';

import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useResourceWords } from './words/use-resource-words.ts';

/** Where rows that hold files are written, by their entity. */
const places: Readonly<Record<string, string>> = {
  policy: '/policy/policyinfo',
  publicityList: '/policy/gongshi',
  notice: '/desk/notice',
};

interface Reference {
  entity: string;
  rowId: string;
  name: string | null;
}

/** What holds a file, with the way there; the names of rows that the reader may not view are not told. */
export function ReferencesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useResourceWords();
  const { http, locale, pages } = useWorkplace();
  const placeOf = ({ entity, rowId, name }: Reference) => {
    const path = places[entity];
    const isOpen = name !== null && pages.some((page) => page.path === path);
    return path && isOpen ? `${path}/edit/${rowId}` : undefined;
  };
  const { data, isLoading } = useSWR(`attachment-references-${id}`, () =>
    http.get<Reference[]>('blade-resource/attach/references', { id }),
  );
  return (
    <Modal open title={t('references')} footer={null} onCancel={onClose}>
      <List
        loading={isLoading}
        dataSource={data ?? []}
        rowKey="rowId"
        locale={{ emptyText: <Empty description={t('noReferences')} /> }}
        renderItem={(holder) => (
          <List.Item>
            <Typography.Text type="secondary">
              {catalogue(locale).entity(holder.entity).title}
            </Typography.Text>
            <Held name={holder.name ?? t('hidden')} place={placeOf(holder)} onLeave={onClose} />
          </List.Item>
        )}
      />
    </Modal>
  );
}

/** The name of what holds the file, leading there where its reader may go. */
function Held({ name, place, onLeave }: { name: string; place: string | undefined; onLeave: () => void }) {
  if (!place) return <Typography.Text>{name}</Typography.Text>;
  return (
    <Link to={place} onClick={onLeave}>
      {name}
    </Link>
  );
}
