import { server, unit } from '../found-by.mjs';

/** Days, hours and deadlines of Asia/Shanghai. */
export const timeFaults = [
  {
    id: 'wire-day',
    breaks: 'a moment of the early morning is told on the day before',
    file: 'server/src/kit/runtime/clock.ts',
    find: "told.charAt(10) === ' ' && hour < 24",
    replace: "told.charAt(10) === ' '",
    foundBy: [unit('server/src/kit/runtime/clock.test.ts')],
  },
  {
    id: 'timer-zone',
    breaks: 'a deadline without a zone is read as one of UTC',
    file: 'server/src/workflow/expressions/due.ts',
    find: "zone = '+08:00'",
    replace: "zone = 'Z'",
    foundBy: [unit('server/src/workflow/expressions/due.test.ts')],
  },
  {
    id: 'workdays',
    breaks: 'a promise counts holidays as working days',
    file: 'server/src/kit/runtime/workdays.ts',
    find: ' && !calendar.holidays.has(day)',
    replace: '',
    foundBy: [unit('server/src/kit/runtime/workdays.test.ts')],
  },
  {
    id: 'portal-midnight',
    breaks: 'the portal keeps pages beyond the midnight of the district',
    file: 'portal/server/cache/next-midnight.ts',
    find: '8 * 3_600_000',
    replace: '0',
    foundBy: [
      unit('portal/server/cache/next-midnight.test.ts'),
      unit('portal/server/cache/page-cache.test.ts'),
    ],
  },
  {
    id: 'days-left',
    breaks: 'the portal tells a day too few on the evening before a deadline',
    file: 'portal/src/components/content/wire-date.ts',
    find: 'return Math.floor((moment.getTime() + 8 * 3_600_000) / dayMs);',
    replace: 'return Math.floor(moment.getTime() / dayMs);',
    foundBy: [unit('portal/src/components/content/wire-date.test.ts')],
  },
  {
    id: 'deadline-of-correction',
    breaks: 'a correction is over at the beginning of its last day',
    file: 'server/src/modules/application/effects/correction.ts',
    find: '23:59:59',
    replace: '00:00:00',
    foundBy: [server('server/src/modules/application/effects/correction.db.test.ts')],
  },
];
