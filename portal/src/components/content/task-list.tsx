import type { ReactNode } from 'react';

/** One task of a form: its name starts with a verb; without an address it cannot be started yet. */
export interface Task {
  key: string;
  name: string;
  href?: string;
  hint?: string;
  /** A tag, or plain text once it is done. */
  status: ReactNode;
}

/** The tasks of a long form in any order, each with where it stands. */
export function TaskList({ tasks }: { tasks: Task[] }) {
  return (
    <ol className="border-t border-line">
      {tasks.map((task, index) => (
        <li
          key={task.key}
          className="relative flex items-center gap-4 border-b border-line py-3.5 hover:bg-mist-50"
        >
          <span className="w-6 shrink-0 text-end font-semibold text-ink-faint">{index + 1}</span>
          <div className="min-w-0 grow">
            {task.href ? (
              <a
                href={task.href}
                aria-describedby={`task-${task.key}`}
                className="link font-medium after:absolute after:inset-0"
              >
                {task.name}
              </a>
            ) : (
              <span className="text-ink-faint">{task.name}</span>
            )}
            {task.hint ? <p className="text-sm text-ink-faint">{task.hint}</p> : null}
          </div>
          <span id={`task-${task.key}`} className="shrink-0">
            {task.status}
          </span>
        </li>
      ))}
    </ol>
  );
}
