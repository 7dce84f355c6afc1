import { createHash } from 'node:crypto';

/** A document that anyone may get, and the policy sources that admit its inline scripts. */
export interface HashedDocument {
  html: string;
  sources: string[];
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Turns a document made with a nonce into one that can be kept: a nonce must serve one answer only.
 * Only scripts that carry the nonce are admitted, so a script that came in with content stays forbidden.
 */
export function hashScripts(documentWithNonce: string, nonce: string): HashedDocument {
  const attribute = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  const html = documentWithNonce.replace(script, (element, attributes: string, code: string) => {
    if (!attributes.includes(attribute)) return element;
    // Next repeats the nonce in the data of its scripts; equal pages have to come out equal.
    if (!/\bsrc=/.test(attributes)) sources.add(sourceOf(code.replaceAll(nonce, '')));
    return element.replace(attribute, '').replaceAll(nonce, '');
  });
  return { html: html.replaceAll(attribute, ''), sources: [...sources] };
}

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
