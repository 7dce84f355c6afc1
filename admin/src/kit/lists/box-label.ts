import type { CheckboxProps } from 'antd';

/** Tells the box before a row whose it is; antd hands aria attributes on, though its type does not say so. */
export const boxLabel = (label: string) => ({ 'aria-label': label }) as CheckboxProps;
