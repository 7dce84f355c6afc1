import { Alert, Button } from 'antd';

import { useStartWords } from './use-start-words.ts';

/** Something that is wrong in a form, and the field at which it stands. */
export interface Problem {
  message: string;
  /** As the form names it, with a point before every step. */
  property: string;
}

interface StartProblemsProps {
  problems: readonly Problem[];
  onOpen: (problem: Problem) => void;
}

/** What is to be corrected before a form is handed in; each line leads to its field. */
export function StartProblems({ problems, onOpen }: StartProblemsProps) {
  const t = useStartWords();
  if (problems.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      message={t('problems')}
      description={
        <ul className="start-problems">
          {problems.map((problem) => (
            <li key={`${problem.property} ${problem.message}`}>
              <Button type="link" size="small" onClick={() => onOpen(problem)}>
                {problem.message}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}
