/** What every form's answers are made from. */
export interface Facts {
  companyName: string;
  amountWan: number;
  /** The year before the one in which the window opens. */
  lastYear: number;
  /** So many days before the form was filled in. */
  ago: (days: number) => string;
  /** A number of its own for each case, so that no two papers are the same. */
  serial: number;
}

/** Answers to a form by field. */
export type Answers = Record<string, unknown>;

/** What the companies bought. */
const purchases = ['五轴加工中心', '在线检测系统', '工业机器人工作站', '生产执行系统软件', '安装调试服务'];

/** The number of a certificate, contract or invoice. */
export const paperNo = (prefix: string, { serial }: Facts, row = 0) =>
  `${prefix}${String(100_000 + serial * 100 + row)}`;
/** A multiple of an amount, to the four decimals that money has here. */
export const share = (amountWan: number, times: number) => Number((amountWan * times).toFixed(4));

/** An amount in five parts that add up to it, the last one the largest. */
function parts(amountWan: number): number[] {
  const part = Number((amountWan / 6).toFixed(2));
  return [part, part, part, part, share(amountWan - part * 4, 1)];
}

/** Five rows of a list with an amount each, which add up to a total. */
export const rowsOf = (totalWan: number, row: (amountWan: number, index: number, item: string) => Answers) =>
  parts(totalWan).map((amountWan, index) => row(amountWan, index, purchases[index] ?? ''));

/** Five invoices for what was bought. */
export const invoiceRows = (facts: Facts, totalWan: number, more: (index: number) => Answers = () => ({})) =>
  rowsOf(totalWan, (amountWan, index, name) => ({
    name,
    ...more(index),
    invoiceNo: paperNo('26449', facts, index),
    amountWan,
    paidOn: facts.ago(60 + index * 9),
  }));

/** A lease of two years that still runs. */
export const leaseOf = ({ ago }: Facts): Answers => ({
  premisesAddress: '江屿市云澜区云岭街道创意园6栋2层',
  landlord: '江屿市云岭产业园运营有限公司',
  leaseStart: ago(420),
  leaseEnd: ago(-310),
});

/** The rent of five periods, and its total. */
export const rentOf = (facts: Facts, totalRentWan: number): Answers => ({
  rentList: rowsOf(totalRentWan, (amountWan, index) => ({
    ...{ period: `第${index + 1}期`, amountWan, invoiceNo: paperNo('26330', facts, index) },
  })),
  totalRentWan,
});

/** The first of some steps, with what each gives, that gives as much as is applied for. */
export function stepFor<const Step extends string>(
  steps: readonly (readonly [step: Step, award: number])[],
  amountWan: number,
): Step {
  const found = steps.find(([, award]) => award >= amountWan);
  if (!found) throw new Error(`Nothing gives ${amountWan}`);
  return found[0];
}
