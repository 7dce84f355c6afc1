import { describe, expect, it } from 'vitest';

import { createFieldCipher } from './field-cipher.ts';

const secret = 'k'.repeat(43);
const account = '6217 0000 1234 5678';

describe('a sealed column', () => {
  const cipher = createFieldCipher(secret);

  it('opens to the value that was sealed', () => {
    expect(cipher.open(cipher.seal(account, 'application.bankAccount'), 'application.bankAccount')).toBe(
      account,
    );
  });

  it('never looks the same twice and never shows its value', () => {
    const [first, second] = [cipher.seal(account, 'a.b'), cipher.seal(account, 'a.b')];
    expect(first).not.toBe(second);
    expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('6217');
  });

  it('does not open in another column, so that values cannot be moved', () => {
    expect(() => cipher.open(cipher.seal(account, 'a.b'), 'a.c')).toThrow();
  });

  it('does not open after a single character has changed', () => {
    const sealed = cipher.seal(account, 'a.b');
    const last = sealed.at(-2) === 'A' ? 'B' : 'A';
    expect(() => cipher.open(`${sealed.slice(0, -2)}${last}${sealed.slice(-1)}`, 'a.b')).toThrow();
  });

  it('does not open under another installation’s key, nor from plain text', () => {
    expect(() => createFieldCipher('z'.repeat(43)).open(cipher.seal(account, 'a.b'), 'a.b')).toThrow();
    expect(() => cipher.open(account, 'a.b')).toThrow('Not a sealed value of a.b');
  });
});
