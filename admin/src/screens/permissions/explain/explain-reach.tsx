import { useState } from 'react';
import { Alert, Empty, List, Select, Skeleton, Space, Tag } from 'antd';
import useSWR from 'swr';

import { entities } from '@policy/shared/contract/entities/index.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { EntityReach } from '@policy/shared/contract/permissions/entity-reach.ts';
import { listed } from '@policy/shared/messages/listed.ts';

import { fieldsOf, textsOf } from '../../../kit/entity/fields.ts';
import { NotRead } from '../../../kit/page/not-read.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { PersonSelect } from './person-select.tsx';
import { useExplainWords } from './use-explain-words.ts';

const all: readonly Entity[] = entities;

/** Which rows of an entity one person would see after signing in, and which scopes of his roles say so. */
export function ExplainReach() {
  const t = useExplainWords();
  const { http, can, locale } = useWorkplace();
  const [userId, setUserId] = useState<string>();
  const [name, setName] = useState<string>();
  const entity = all.find((one) => one.name === name);
  const { data, error } = useSWR<EntityReach, Error>(
    userId && name ? ['explain-reach', userId, name] : null,
    () => http.get<EntityReach>('blade-system/permission/reach', { userId, entity: name }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const offered = all.filter(({ permissionBase }) => can(`${permissionBase}_view`));
  return (
    <>
      <Space wrap className="explain-tools">
        <PersonSelect label={t('person')} value={userId} onChange={setUserId} />
        <Select<string>
          showSearch
          className="explain-person"
          aria-label={t('entity')}
          placeholder={t('entity')}
          optionFilterProp="label"
          options={offered.map((one) => ({ value: one.name, label: textsOf(one, locale).title }))}
          value={name ?? null}
          onChange={setName}
        />
      </Space>
      {entity && data ? (
        <Reach entity={entity} reach={data} />
      ) : (
        <Untried isAsked={Boolean(userId && name)} isRefused={error !== undefined} />
      )}
    </>
  );
}

function Untried({ isAsked, isRefused }: { isAsked: boolean; isRefused: boolean }) {
  const t = useExplainWords();
  if (isRefused) return <NotRead />;
  return isAsked ? <Skeleton active /> : <Empty description={t('chooseReach')} />;
}

function Reach({ entity, reach }: { entity: Entity; reach: EntityReach }) {
  const t = useExplainWords();
  const { locale } = useWorkplace();
  const { title } = textsOf(entity, locale);
  if (reach.isAllowed === 0)
    return <Alert type="warning" showIcon message={t('seesNone', { entity: title })} />;
  const { total, scopes, fields, rows } = reach;
  const labels = new Map(fieldsOf(entity, locale).map(({ name, label }) => [name, label]));
  const shown = listed(
    fields.map((field) => labels.get(field) ?? field),
    locale,
  );
  return (
    <>
      <Alert
        type="info"
        showIcon
        message={t('sees', { total, entity: title })}
        description={
          <>
            <p>
              {scopes.length === 0
                ? t('whole')
                : t.rich('bound', {
                    scopes: () =>
                      scopes.map(({ scopeName: scope, roles }) => (
                        <Tag key={scope}>{t('scopeOf', { scope, roles: listed(roles, locale) })}</Tag>
                      )),
                  })}
            </p>
            {fields.length > 0 ? <p>{t('shownFields', { fields: shown })}</p> : null}
          </>
        }
      />
      {rows.length > 0 ? (
        <List
          size="small"
          header={t('firstRows')}
          dataSource={rows}
          rowKey="id"
          renderItem={({ name }) => <List.Item>{name ?? t('unnamed')}</List.Item>}
        />
      ) : null}
    </>
  );
}
