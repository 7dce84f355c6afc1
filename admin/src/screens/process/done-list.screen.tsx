import { OwnTasks } from './own-tasks.tsx';

/** Tasks that the reader has finished. */
export default function DoneListScreen() {
  return <OwnTasks call="doneList" act="look" />;
}
