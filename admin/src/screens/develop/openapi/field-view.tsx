import { useState } from 'react';
import type { ReactNode } from 'react';

import { limitsOf, typeText } from './schema-parts.ts';
import type { Part } from './schema-parts.ts';
import { TickedText } from './ticked-text.tsx';
import { useOpenapiWords } from '../use-develop-words.ts';

interface FieldViewProps extends Part {
  description?: string | undefined;
  /** Where a parameter is put. */
  place?: string;
  /** Endings that the name may have. */
  endings?: readonly string[];
  /** What is inside it; drawn when it is opened, for a schema may contain itself. */
  inside?: (() => ReactNode) | undefined;
  isOpen?: boolean;
}

/** One field or parameter: its name, its type, what it means and what it is held to. */
export function FieldView({ inside, isOpen = false, ...field }: FieldViewProps) {
  const [isShown, setIsShown] = useState(isOpen);
  const line = <FieldLine {...field} />;
  if (!inside) return <li className="api-field">{line}</li>;
  return (
    <li className="api-field">
      <details open={isOpen} onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
        <summary>{line}</summary>
        {isShown && inside()}
      </details>
    </li>
  );
}

function FieldLine({ name, schema, isRequired, description, place = '', endings = [] }: FieldViewProps) {
  const t = useOpenapiWords();
  const text = description ?? schema.description ?? '';
  const further = [limitsOf(schema).join(' · '), endings.join(' ')].filter(Boolean).join('\n');
  return (
    <span className="api-line">
      <span>
        <code className="api-name">{name}</code>{' '}
        <span className="api-type">{`${place} ${typeText(schema)}`}</span>{' '}
        {isRequired && <strong>{t('required')}</strong>}
      </span>
      <span>
        <TickedText text={text} />
        {further !== '' && <span className="api-type api-limits">{further}</span>}
      </span>
    </span>
  );
}
