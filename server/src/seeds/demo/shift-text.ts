const named = /(?:(\d{4})-(\d\d)-(\d\d))|(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日/g;
const two = (part: string) => part.padStart(2, '0');

/**
 * Moves the days that a text names along, in the form in which it names them. A day without a year is the one nearest to
 * the day that the text was written on.
 */
export function shiftText(text: string, writtenOn: string, shift: (day: string) => string): string {
  return text.replace(named, (...found: (string | undefined)[]) => {
    const [, isoYear, isoMonth, isoDay, saidYear, month = '', day = ''] = found;
    if (isoYear !== undefined) return shift([isoYear, isoMonth, isoDay].join('-'));
    const year = saidYear ?? nearestYear(writtenOn, month);
    const [newYear = '', newMonth, newDay] = shift([year, two(month), two(day)].join('-')).split('-');
    return `${saidYear === undefined ? '' : `${newYear}年`}${Number(newMonth)}月${Number(newDay)}日`;
  });
}

function nearestYear(writtenOn: string, month: string): string {
  const [year, writtenIn] = [Number(writtenOn.slice(0, 4)), Number(writtenOn.slice(5, 7))];
  const ahead = Number(month) - writtenIn;
  if (ahead < -6) return String(year + 1);
  return String(ahead > 6 ? year - 1 : year);
}
