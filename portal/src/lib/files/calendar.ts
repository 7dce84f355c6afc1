/** A day of the district that people put into their own calendars. */
export interface CalendarDay {
  /** Stable, so that an entry that is fetched again takes the place of the one before. */
  uid: string;
  /** As on the wire: `yyyy-MM-dd`. */
  day: string;
  title: string;
  text: string;
  url: string;
}

/** Days before which a calendar reminds its owner. */
const remindedBefore = 3;

/** A calendar in the form of RFC 5545 that every calendar program opens; entries last a whole day. */
export function calendarOf(name: string, days: readonly CalendarDay[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yunlan District//Policy Fulfilment Service//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap((day) => eventOf(day, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const eventOf = ({ uid, day, title, text, url }: CalendarDay, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-P${remindedBefore}D`,
  'END:VALARM',
  'END:VEVENT',
];

const compact = (day: string) => day.replaceAll('-', '');
const dayMs = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n|\r/g, '\\n');

const longestLine = 75;

/** A line of more than 75 octets goes on below, behind a space, and no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      parts.push(part);
      // The space that it goes on behind counts as well.
      [part, octets] = ['', 1];
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
