'use client';

import { useEffect, useRef } from 'react';
import { focusField } from '../../lib/browser/focus-field.ts';
import { Icon } from '../icons/icon.tsx';

/** A field that was refused: where it stands and its sentence. */
export interface FieldProblem {
  fieldId: string;
  text: string;
  /** Where the field stands when it is on another page. */
  href?: string;
}

interface ErrorSummaryProps {
  title: string;
  problems: FieldProblem[];
}

/** All that was refused, on top of the form; takes the focus when it appears, and each line leads to its field. */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-8 rounded-md border-2 border-seal-600 bg-seal-50 px-5 py-4"
    >
      <h2 className="flex items-center gap-2 text-lg text-seal-700">
        <Icon name="alert" />
        {title}
      </h2>
      <ul className="mt-2 space-y-1">
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            <a
              href={problem.href ?? `#${problem.fieldId}`}
              onClick={() => void focusField(problem.fieldId)}
              className="font-medium text-seal-700 underline underline-offset-4"
            >
              {problem.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
