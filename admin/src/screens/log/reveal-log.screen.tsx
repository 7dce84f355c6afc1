import { entities } from '@policy/shared/contract/entities/index.ts';
import { revealLog } from '@policy/shared/contract/entities/log/reveal-log.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';

const known: ReadonlySet<string> = new Set(entities.map(({ name }) => name));

/** What an entity is called; one that is no more keeps its name. */
const textsOf = (entity: string, locale: Locale) =>
  known.has(entity) ? catalogue(locale).entity(entity) : { title: entity, fields: {} };

/** Who had which masked value told, and why. */
export default function RevealLogScreen() {
  const { locale } = useWorkplace();
  return (
    <EntityScreen
      entity={revealLog}
      overrides={{
        entity: { cell: ({ entity }) => textsOf(entity, locale).title },
        field: {
          cell: ({ entity, field }) =>
            new Map(Object.entries(textsOf(entity, locale).fields)).get(field) ?? field,
        },
      }}
    />
  );
}
