/** Part of a server menu that carries button codes. */
export interface ButtonNode {
  code: string;
  children?: readonly ButtonNode[] | null;
}

/** Button codes that the caller holds. */
export type PermissionMap = Readonly<Record<string, true>>;

/** Flattens menus with their buttons to a map of code to true; a menu with children is no button. */
export function flattenButtons(tree: readonly ButtonNode[]): PermissionMap {
  return Object.fromEntries(tree.flatMap(leavesOf).map((code) => [code, true as const]));
}

/** Whether a map holds a code; inherited names never count. */
export const can = (permissions: PermissionMap, code: string): boolean => Object.hasOwn(permissions, code);

const leavesOf = ({ code, children }: ButtonNode): string[] =>
  children?.length ? children.flatMap(leavesOf) : [code];
