import { stemOf } from '../text/terms.ts';

const listed = (words: string) => new Set(words.trim().split(/\s+/).map(stemOf));

/** Words of questions, which no document is about; a query of nothing else keeps them. */
const ofQuestions = listed(`
  的 了 吗 呢 吧 啊 和 与 及 或 在 是 有 能 可 要 就 都 也 几 我 你 想 还 后 给 怎 么 拿 补 开 用 办 被 把 对 请 会 没 不
  去年 今年 明年 本年 每年 每月 每个 一个 一家 一条 几个 拿到 得到 领到 享受 怎么办 多久 何时 什么时候 钱 多少钱 好处 同时 期间
  已经 想要 打算 准备 参加 报销 不能 能否 可否 我司 本公司 我公司 你好 您好 谢谢 麻烦 第一次 还是 或者 以及 其他 这个 那个
  怎么 怎样 如何 什么 多少 哪些 哪个 哪里 为什么 可以 能不能 是否 是什么 我们 请问 需要 一下 关于 有没有
  the a an of for and or to in on is are be how what which who do does can i my we our with by at from get much many when where
`);

/** Words that nearly every document here has, and that say little of what somebody looks for. */
const ofEveryDocument = listed(`
  政策 政府 企业 公司 单位 申请 申报 办理 领取 领 条件 材料 流程 标准 办法 措施 规定 云澜 云澜区 区 省 市 国家 支持
  项目 服务 管理 名单 时间 补贴 补助 资助 奖励 奖金 扶持 款 资金 查询 查
  policy measure apply application district yunlan company enterprise business support government condition requirement
  material programme program
`);

/** Numbers as they are spoken: how many, and not of what. */
const spokenNumber = /^[零一二两三四五六七八九十百千万亿几多半]{2,}[个家条名人]?$/;

/** Whether a word is one of questions only. */
export const isQuestionWord = (term: string): boolean => ofQuestions.has(term) || spokenNumber.test(term);

/** Whether a word says little here. */
export const isWeakWord = (term: string): boolean => ofEveryDocument.has(term);
