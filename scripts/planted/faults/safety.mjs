import { page, server, unit } from '../found-by.mjs';

const outbound = 'server/src/kit/services/outbound.ts';
const outbounds = unit('server/src/kit/services/outbound.test.ts');

/** What others may have meant ill: texts, cells and addresses. */
export const safetyFaults = [
  {
    id: 'html-stored',
    breaks: 'the store keeps what an editor pasted as it came',
    file: 'server/src/kit/runtime/sanitise.ts',
    find: 'const safe = sanitizeHtml(html, allowed);',
    replace: 'const safe = html;',
    foundBy: [unit('server/src/kit/runtime/sanitise.test.ts')],
  },
  {
    id: 'html-of-field',
    breaks: 'a formatted text of a row is stored as it came',
    file: 'server/src/kit/rows/write-rows.ts',
    find: "kind === 'richText' && typeof values[key] === 'string' ? sanitise(values[key]) : values[key]",
    replace: 'values[key]',
    foundBy: [server('server/src/modules/desk/notice.db.test.ts')],
  },
  {
    id: 'html-shown',
    breaks: 'the portal shows a formatted text as it is stored',
    file: 'portal/src/lib/texts/clean-html.ts',
    find: 'sanitizeHtml(html, allowed);',
    replace: 'html;',
    foundBy: [page('portal/src/components/content/figures.test.tsx')],
  },
  {
    id: 'formula',
    breaks: 'a cell that begins with a full-width sign runs as a formula',
    file: 'shared/src/contract/kit/formula-like.ts',
    find: '[=+\\-@＝＋－＠]',
    replace: '[=+\\-@]',
    foundBy: [server('server/src/modules/people/people-sheets.db.test.ts')],
  },
  {
    id: 'inner-address',
    breaks: 'what people configure leads the server to an address of its own network',
    file: outbound,
    find: 'else if (!mayReach(host)) throw new Refusal(code, { host });',
    replace: '',
    foundBy: [outbounds],
  },
  {
    id: 'name-that-moved',
    breaks: 'a name that resolves to an inner address is connected to',
    file: outbound,
    find: 'isNamed(host) || found.every(({ address }) => mayReach(address))',
    replace: 'isNamed(host) || found.length > 0',
    foundBy: [outbounds],
  },
];
