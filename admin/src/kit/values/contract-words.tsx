import { useTranslations } from 'use-intl';

import { entityWords, labelsOf } from '@policy/shared/messages/entity-words.ts';
import { listed } from '@policy/shared/messages/listed.ts';

import { useWorkplace } from '../page/session-context.tsx';

/** What the entity of a name is called. */
export function EntityTitle({ name }: { name: string }) {
  const { locale } = useWorkplace();
  return entityWords(name, locale).title;
}

const mostTold = 3;

/** What fields of an entity are called whose names were joined by commas; of many the first few, and how many there are. */
export function FieldLabels({ entity, joined }: { entity: string; joined: string }) {
  const t = useTranslations('kit');
  const { locale } = useWorkplace();
  const labels = labelsOf(entityWords(entity, locale), joined);
  const first = listed(labels.slice(0, mostTold), locale);
  return labels.length > mostTold ? t('andMoreFields', { first, count: labels.length }) : first;
}
