import { useMemo, useState } from 'react';
import { Button, Input, Select, Space, Typography } from 'antd';

import { useAddressListState } from '../../../kit/lists/list-state.ts';
import { saveFile } from '../../../kit/page/save-file.ts';
import { callsIn } from '@policy/shared/contract/api-document.ts';
import type { ApiDocument } from '@policy/shared/contract/api-document.ts';
import { CallList } from './call-list.tsx';
import { callsMatching } from './find-calls.ts';
import { TickedText } from './ticked-text.tsx';
import './openapi.css';
import { useOpenapiWords } from '../use-develop-words.ts';

/** More than these of what a search finds are not shown: whoever looks for one call goes on typing. */
const most = 50;

/** The calls of one area, or those that are searched for; area and open call stand in the address. */
export function DocumentView({ document }: { document: ApiDocument }) {
  const t = useOpenapiWords();
  const { filters, search } = useAddressListState();
  const [words, setWords] = useState('');
  const calls = useMemo(() => callsIn(document), [document]);
  const area = filters.tag ?? document.tags[0]?.name;
  const isSearching = words.trim() !== '';
  const found = isSearching ? callsMatching(calls, words) : calls.filter(({ tags }) => tags[0] === area);
  const shown = isSearching ? found.slice(0, most) : found;
  const open = (id: string | undefined) => {
    const [tag = area] = calls.find(({ operationId }) => operationId === id)?.tags ?? [];
    search({ ...(tag === undefined ? {} : { tag }), ...(id === undefined ? {} : { call: id }) });
  };
  const choose = (tag: string) => {
    setWords('');
    search({ tag });
  };
  return (
    <>
      <Typography.Paragraph>
        <TickedText text={document.info.description} />
      </Typography.Paragraph>
      <Space wrap className="api-tools">
        <Input.Search
          allowClear
          aria-label={t('search')}
          placeholder={t('search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Select
          showSearch
          className="api-area"
          aria-label={t('area')}
          placeholder={t('area')}
          optionFilterProp="label"
          value={isSearching ? null : area}
          options={document.tags.map(({ name, description }) => ({ value: name, label: description }))}
          onChange={choose}
        />
        <span role="status">
          {t(shown.length < found.length ? 'firstFound' : 'found', {
            count: found.length,
            shown: shown.length,
          })}
        </span>
        <Button onClick={() => saveFile(asFile(document), 'openapi.json')}>{t('download')}</Button>
      </Space>
      <CallList {...{ document, calls: shown, opened: filters.call, onOpen: open }} />
    </>
  );
}

const asFile = (document: ApiDocument) =>
  new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' });
