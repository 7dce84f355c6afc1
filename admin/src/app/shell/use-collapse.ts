import { useState } from 'react';

import type { SizeClass } from '../../kit/page/size-class.ts';

/** Whether the side menu is collapsed: by choice, and by itself where the window becomes of class 1 or less. */
export function useCollapse(sizeClass: SizeClass): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(sizeClass <= 1);
  const [known, setKnown] = useState(sizeClass);
  // Adjusted while rendering, so that no frame shows the menu over a page that has become narrow.
  if (known !== sizeClass) {
    setKnown(sizeClass);
    if (sizeClass <= 1) setCollapsed(true);
  }
  return [collapsed, setCollapsed];
}
