import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { Popover } from 'antd';
import type { GetRef } from 'antd';

interface ToolPanelProps {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  panel: ReactNode;
  /** The button that it hangs below. */
  children: ReactElement;
}

// As wide as a phone it fits neither to the left nor to the right of its button, and moves along instead.
const align = { overflow: { shiftX: true, adjustX: false, adjustY: true } };

/**
 * What hangs below a button of the frame. It stands still from the first moment, so that a press in it is never lost.
 * By keyboard the focus goes in as it opens; Esc and its end lead back to the button, and whoever leaves it closes it.
 */
export function ToolPanel({ label, isOpen, onOpenChange, panel, children }: ToolPanelProps) {
  const place = useRef<HTMLElement>(null);
  const hanging = useRef<GetRef<typeof Popover>>(null);
  const enter = () => place.current?.focus({ preventScroll: true });
  const goBack = () => {
    const opener = hanging.current?.nativeElement;
    (opener?.querySelector('button') ?? opener)?.focus();
    onOpenChange(false);
  };
  // Keys pressed in a dialog that was opened from here come by as well.
  const press = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) goBack();
  };
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // A press on its own button takes the focus first, and closes it as a press.
    const homes = [currentTarget, hanging.current?.nativeElement];
    const isLeft = relatedTarget instanceof Node && !homes.some((home) => home?.contains(relatedTarget));
    if (isLeft) onOpenChange(false);
  };
  return (
    <Popover
      ref={hanging}
      trigger="click"
      placement="bottomRight"
      align={align}
      arrow={false}
      // antd animates its size: a button would move away between press and release, and the click be lost.
      // oxlint-disable-next-line typescript/no-deprecated -- antd passes its successor, `motion`, on to nobody.
      transitionName=""
      open={isOpen}
      onOpenChange={onOpenChange}
      afterOpenChange={(isShown) => isShown && enter()}
      content={
        <section ref={place} tabIndex={-1} aria-label={label} onKeyDown={press} onBlur={leave}>
          {panel}
          <span tabIndex={isOpen ? 0 : -1} onFocus={goBack} />
        </section>
      }
    >
      {children}
    </Popover>
  );
}
