import { OwnTasks } from './own-tasks.tsx';

/** Tasks that the reader has claimed and not yet finished. */
export default function TodoListScreen() {
  return <OwnTasks call="todoList" act="handle" />;
}
