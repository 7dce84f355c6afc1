import { describe, expect, it } from 'vitest';

import { GET } from './route.ts';

const leadsTo = (search: string) =>
  GET(new Request(`http://portal.test/internal/search?${search}`)).headers.get('location');

describe('the search of the front page', () => {
  it.each([
    ['scope=itemGuides&locale=zh&keyword=%E8%A1%A5%E8%B4%B4', '/policyitemguide?keyword=%E8%A1%A5%E8%B4%B4'],
    ['scope=policies&locale=en&keyword=a%26b', '/en/policyinfo?keyword=a%26b'],
    ['scope=policies&locale=zh&keyword=+', '/policyinfo'],
    ['scope=//evil.example&locale=fr&keyword=x', '/search?keyword=x'],
  ])('asked %s leads to %s', (search, target) => expect(leadsTo(search)).toBe(target));
});
