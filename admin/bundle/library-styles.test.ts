import { expect, it } from 'vitest';

import { designTokens } from '../src/app/appearance/design-tokens.ts';
import { libraryStyles } from './library-styles.tsx';

const light = libraryStyles(designTokens({ isDark: false }, '#1d6fd0'));
/** The styles without the list of what they are, which names a theme. */
const rules = (styles: string) => styles.replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '');

it('the styles that the build makes hold in a dark theme and any picked colour as well', () => {
  expect(rules(light)).toMatch(/\.ant-btn[^{]*\{[^}]*var\(--ant-/);
  expect(rules(light)).not.toContain('cache-path');
  expect(rules(libraryStyles(designTokens({ isDark: true }, '#8a5a22'))) === rules(light)).toBe(true);
});

it('the styles that the build makes are found by the same names whatever colour is picked', () => {
  const named = (styles: string) => /(\w+\|Table-Table\|ant-table\|anticon:\w+);/.exec(styles)?.[1];
  expect(named(light)).toBeTruthy();
  expect(named(libraryStyles(designTokens({ isDark: false }, '#c41d7f')))).toBe(named(light));
});
