import type { CheckboxProps } from 'antd';

/** Labels the check box of a row with the row's name; antd passes aria attributes on, though its type lacks them. */
export const boxLabel = (label: string) => ({ 'aria-label': label }) as CheckboxProps;
