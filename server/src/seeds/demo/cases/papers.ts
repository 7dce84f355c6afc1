/** What every form's answers are made from. */
export interface Facts {
  title: string;
  standard: string;
  companyName: string;
  amountWan: number;
  /** The day the form was filled in. */
  day: string;
  /** Days before that one. */
  ago: (days: number) => string;
  /** A number of its own for each case, so that no two papers are the same. */
  serial: number;
}

/** Answers to a form by field. */
export type Answers = Record<string, unknown>;

/** What the companies bought. */
export const purchases = [
  '五轴加工中心',
  '在线检测系统',
  '工业机器人工作站',
  '生产执行系统软件',
  '安装调试服务',
];

/** When the work was done. */
export const period = (facts: Facts) => ({ periodStart: facts.ago(330), periodEnd: facts.ago(45) });
/** The number of a certificate, contract or invoice. */
export const paperNo = (prefix: string, { serial }: Facts, row = 0) =>
  `${prefix}${String(100_000 + serial * 100 + row)}`;
/** A multiple of an amount, to the four decimals that money has here. */
export const share = (amountWan: number, times: number) => Number((amountWan * times).toFixed(4));

/** An amount in five parts that add up to it, the last one the largest. */
export function parts(amountWan: number): number[] {
  const part = Number((amountWan / 6).toFixed(2));
  return [part, part, part, part, share(amountWan - part * 4, 1)];
}
