import { describe, expect, it } from 'vitest';
import { sectionOf } from './navigation-entries.ts';

describe('the section a page belongs to', () => {
  it.each([
    ['/', 'home'],
    ['/policyinfo', 'policies'],
    ['/policyinfo/policyinfoDetail', 'policies'],
    ['/policyitemguide/declaration/abc', 'itemGuides'],
    ['/policyitemguide-msjx', 'applyFree'],
    ['/policyitemguide/policyitemguideDetail-msjx', 'applyFree'],
    ['/detailedrules/detailedrulesDetail', 'policies'],
    ['/policyUnscramble', 'policies'],
    ['/notice/noticeDet', 'notices'],
    ['/help', 'help'],
    ['/gongshi/gongshiDet', 'publicity'],
    ['/progress/show', 'progress'],
    ['/process/detailWeb/abc', 'userCentre'],
    ['/login', undefined],
    ['/policyinformation', undefined],
  ])('of %s is %s', (path, section) => expect(sectionOf(path)).toBe(section));
});
