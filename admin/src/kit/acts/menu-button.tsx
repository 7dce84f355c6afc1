import { useRef, useState } from 'react';
import { Button, Dropdown } from 'antd';
import type { ButtonProps, MenuProps } from 'antd';

interface MenuButtonProps extends ButtonProps {
  menu: MenuProps;
}

/**
 * A button that opens a menu, with the focus in it. The menu is made when it is first asked for: a list has one in each
 * row, and nearly all of them stay shut.
 */
export function MenuButton({ menu, ...props }: MenuButtonProps) {
  const [isMade, setMade] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const named = { ...props, 'aria-haspopup': 'menu', 'aria-expanded': isOpen } as const;
  const button = useRef<HTMLButtonElement>(null);
  /** What was chosen goes with the menu, and would take the focus with it. */
  const chosen: MenuProps['onClick'] = (info) => {
    menu.onClick?.(info);
    button.current?.focus();
  };
  const make = () => {
    setMade(true);
    setOpen(true);
  };
  if (!isMade) return <Button {...named} onClick={make} />;
  return (
    <Dropdown
      menu={{ ...menu, onClick: chosen }}
      trigger={['click']}
      autoFocus
      open={isOpen}
      onOpenChange={setOpen}
    >
      {/* It takes the place of the button that was pressed, and of its focus. */}
      <Button {...named} ref={button} autoFocus />
    </Dropdown>
  );
}
