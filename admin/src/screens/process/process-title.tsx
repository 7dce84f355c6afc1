import { Typography } from 'antd';

import './process-title.css';

/** How wide titles are in every list of tasks or processes. */
export const titleWidth = 200;

interface TitleButtonProps {
  title: string;
  /** It is the one that is open beside the list. */
  isOpen?: boolean;
  maxWidth?: number;
  onOpen: () => void;
}

/** What a task or a process is called, whole; pressing it opens it. */
export const TitleButton = ({ title, isOpen, maxWidth, onOpen }: TitleButtonProps) => (
  <button type="button" className="process-title" aria-current={isOpen} style={{ maxWidth }} onClick={onOpen}>
    {title}
  </button>
);

interface ProcessTitleProps {
  title: string;
  serialNumber: string | null;
  onOpen: () => void;
}

/** The title in a row of a list, and below it the number that people tell each other. */
export function ProcessTitle({ title, serialNumber, onOpen }: ProcessTitleProps) {
  return (
    <>
      <TitleButton title={title} maxWidth={titleWidth} onOpen={onOpen} />
      {serialNumber ? (
        <div>
          <Typography.Text type="secondary" copyable>
            {serialNumber}
          </Typography.Text>
        </div>
      ) : null}
    </>
  );
}
