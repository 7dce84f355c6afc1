import { Inbox } from './inbox.tsx';

/** The inbox at the tasks that are offered to the reader; whoever claims first has it. */
export default function ClaimListScreen() {
  return <Inbox first="claim" />;
}
