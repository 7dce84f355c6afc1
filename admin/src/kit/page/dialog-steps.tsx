import { Steps } from 'antd';

import './dialog-steps.css';

interface DialogStepsProps {
  titles: readonly string[];
  /** Index of the step at hand; one more than the last once all is done. */
  current: number;
}

/** Where a dialog of steps stands. On a phone the step at hand alone shows its title: beside each other they would run into one another. */
export const DialogSteps = ({ titles, current }: DialogStepsProps) => (
  <Steps
    className="dialog-steps"
    size="small"
    responsive={false}
    labelPlacement="vertical"
    current={current}
    items={titles.map((title) => ({ title }))}
  />
);
