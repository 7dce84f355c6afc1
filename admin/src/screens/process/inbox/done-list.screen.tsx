import { Inbox } from './inbox.tsx';

/** The inbox at the tasks that the reader has finished. */
export default function DoneListScreen() {
  return <Inbox first="done" />;
}
