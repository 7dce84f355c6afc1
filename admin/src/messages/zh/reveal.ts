/** Texts of values that are told for a reason, in Chinese. */
export const reveal = {
  show: '查看完整',
  reason: '查看原因',
  reasonRequired: '请输入查看原因',
  logged: '查看人、时间、内容和原因将记入日志。',
  nothing: '（空）',
};
