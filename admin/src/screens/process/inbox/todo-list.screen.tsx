import { Inbox } from './inbox.tsx';

/** The inbox at the tasks that the reader has claimed and not yet finished. */
export default function TodoListScreen() {
  return <Inbox first="todo" />;
}
