import { filterMenu } from '@policy/shared/auth/navigation/menu-visibility.ts';
import type { Tab } from '@policy/shared/auth/navigation/navigation.ts';

/** Address of the page every tab bar starts with. */
export const homePath = '/wel/index';

/** Opens a page once; opening it again keeps its place and takes the newer label and query. */
export function openTab(tabs: readonly Tab[], tab: Tab): Tab[] {
  const isOpen = tabs.some(({ value }) => value === tab.value);
  if (isOpen) return tabs.map((known) => (known.value === tab.value ? tab : known));
  return tab.value === homePath ? [tab, ...tabs] : [...tabs, tab];
}

/** A lone tab is not closable: there is nothing to go back to. */
export const isClosable = (tabs: readonly Tab[]): boolean => tabs.length > 1;

/** What is left after closing a tab, and where to go: the previous page (or the first) when it was the active one. */
export function closeTab(tabs: readonly Tab[], value: string, active: string): { tabs: Tab[]; next?: Tab } {
  const index = tabs.findIndex((tab) => tab.value === value);
  if (index < 0 || !isClosable(tabs)) return { tabs: [...tabs] };
  const left = tabs.filter((tab) => tab.value !== value);
  const next = value === active ? (left[index - 1] ?? left[0]) : undefined;
  return next ? { tabs: left, next } : { tabs: left };
}

/** What is left after closing all but one tab: that one, after the home tab that every tab bar starts with. */
export const closeOthers = (tabs: readonly Tab[], value: string): Tab[] =>
  tabs.filter((tab) => tab.value === homePath || tab.value === value);

/** The open pages whose name starts with the typed text, case-insensitive. */
export const searchTabs = filterMenu<Tab>;

/** Where a click on a tab leads: its page with the filters it had. */
export function addressOf({ value, query }: Tab): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length > 0 ? `${value}?${new URLSearchParams(given).toString()}` : value;
}
