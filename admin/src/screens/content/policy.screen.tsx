import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { ChildList, EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { contentTones } from './content-tones.ts';
import { PartsDrawer } from './parts-drawer.tsx';
import { useContentActs } from './use-content-acts.ts';

/** Clauses are called under the policy's path, by names of their own. */
const clause = {
  ...policyClause,
  path: policy.path,
  verbs: {
    list: 'listpolicycontent',
    detail: 'policycontentdetail',
    submit: 'policycontentsubmit',
    remove: 'policycontentremove',
  },
};

/** Policies, their clauses, and their way to the public. */
export default function PolicyScreen() {
  const t = useTranslations('content');
  const moves = useContentActs(policy);
  const [opened, setOpened] = useState<RowOf<typeof policy>>();
  const clauses = { key: 'clauses', label: t('clauses') };
  return (
    <>
      <EntityScreen
        entity={policy}
        width={1080}
        overrides={{ status: { tones: contentTones } }}
        acts={(row, reload) => [...moves(row, reload), { ...clauses, run: () => setOpened(row) }]}
      />
      {opened ? (
        <PartsDrawer
          title={opened.title}
          parts={[{ ...clauses, children: <ChildList entity={clause} parent={{ policyId: opened.id }} /> }]}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  );
}
