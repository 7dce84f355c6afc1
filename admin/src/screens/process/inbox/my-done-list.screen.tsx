import { Inbox } from './inbox.tsx';

/** The inbox at the tasks that the reader has finished. */
export default function MyDoneListScreen() {
  return <Inbox first="done" />;
}
