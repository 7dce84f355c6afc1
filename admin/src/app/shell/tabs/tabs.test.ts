import { describe, expect, it } from 'vitest';

import type { Tab } from '@policy/shared/auth/navigation/navigation.ts';

import { addressOf, closeOthers, closeTab, homePath, isClosable, openTab, searchTabs } from './tabs.ts';

const tab = (value: string, query: Tab['query'] = {}): Tab => ({
  label: value,
  value,
  query,
  params: {},
  meta: {},
  group: '',
});
const home = tab(homePath);
const values = (tabs: Tab[]) => tabs.map(({ value }) => value);

describe('tabs', () => {
  it('a lone tab is not closable', () => {
    expect(isClosable([home])).toBe(false);
    expect(closeTab([home], homePath, homePath)).toEqual({ tabs: [home] });
  });

  it('with a second tab both are closable', () => {
    expect(isClosable([home, tab('/a')])).toBe(true);
  });

  it('closing the active tab opens the previous one', () => {
    const { tabs, next } = closeTab([home, tab('/a'), tab('/b')], '/b', '/b');
    expect(values(tabs)).toEqual([homePath, '/a']);
    expect(next?.value).toBe('/a');
  });

  it('closing the active first tab opens the one that is first now', () => {
    expect(closeTab([home, tab('/a')], homePath, homePath).next?.value).toBe('/a');
  });

  it('closing another tab stays where one is', () => {
    expect(closeTab([home, tab('/a'), tab('/b')], '/a', '/b').next).toBeUndefined();
  });

  it('the first tab is the home tab, whenever it is opened', () => {
    expect(values(openTab([tab('/a')], home))).toEqual([homePath, '/a']);
  });

  it('opening a page again keeps its place and takes the newer query', () => {
    const again = tab('/a', { current: '2' });
    expect(openTab([home, tab('/a'), tab('/b')], again)).toEqual([home, again, tab('/b')]);
  });

  it('a tab leads back to its page with the filters it had', () => {
    expect(addressOf(tab('/a', { current: '2', title: '人才' }))).toBe(
      '/a?current=2&title=%E4%BA%BA%E6%89%8D',
    );
    expect(addressOf(tab('/a'))).toBe('/a');
  });

  it('closing the others leaves the chosen one, after the home tab', () => {
    expect(values(closeOthers([home, tab('/a'), tab('/b')], '/b'))).toEqual([homePath, '/b']);
    expect(values(closeOthers([home, tab('/a')], homePath))).toEqual([homePath]);
  });

  it('the search matches the beginning of a name, whatever its case', () => {
    const named = ['Policies', 'Policy items', 'Home'].map((label) => ({ ...tab(`/${label}`), label }));
    expect(searchTabs(named, 'pOLI').map(({ label }) => label)).toEqual(['Policies', 'Policy items']);
    expect(searchTabs(named, 'items')).toEqual([]);
    expect(searchTabs(named, '')).toHaveLength(3);
  });
});
