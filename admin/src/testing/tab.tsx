import { Activity, useState } from 'react';
import type { ReactNode } from 'react';
import { fireEvent, screen } from '@testing-library/react';

/** A tab of the window, whose page is closed and opened again, or kept behind another one. */
export function Tab({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  const [isInSight, setInSight] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>开关</button>
      <button onClick={() => setInSight(!isInSight)}>切换</button>
      {isOpen ? <Activity mode={isInSight ? 'visible' : 'hidden'}>{children}</Activity> : null}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Closes the page of a `Tab` and opens it again. */
export function reopenPage(): void {
  press('开关');
  press('开关');
}

/** Keeps the page of a `Tab` behind another one, or shows it again. */
export const switchPage = () => press('切换');
