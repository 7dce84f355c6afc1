import '../inbox/inbox.css';

/** How wide the titles of processes are in every list of them. */
export const titleWidth = 200;

interface ProcessTitleProps {
  row: { title: string | null; processDefinitionName: string; serialNumber: string | null };
  onOpen: () => void;
}

/** What a process is called, whole, which opens it, and below it the number that people tell each other. */
export function ProcessTitle({ row, onOpen }: ProcessTitleProps) {
  return (
    <>
      <button type="button" className="task-card-title" style={{ maxWidth: titleWidth }} onClick={onOpen}>
        {row.title ?? row.processDefinitionName}
      </button>
      {row.serialNumber ? <div className="case-quiet">{row.serialNumber}</div> : null}
    </>
  );
}
