import type { ThesaurusRow } from '../query/thesaurus.ts';

/** Short forms that companies and officers use, and what documents write. */
const shortForms: readonly (readonly [word: string, ...means: string[]])[] = [
  ['高企', '高新技术企业'],
  ['技改', '技术改造', '设备更新'],
  ['研发补助', '研发投入后补助', '研发费用补助'],
  ['稳岗', '稳定就业岗位', '稳岗就业'],
  ['扩岗', '扩大就业岗位', '一次性扩岗'],
  ['个转企', '个体工商户转型升级'],
  ['个体户', '个体工商户'],
  ['规上', '规模以上', '上规模'],
  ['规上企业', '规模以上企业', '上规模企业'],
  ['小升规', '首次上规模'],
  ['限上', '限额以上'],
  ['首台套', '首台（套）重大技术装备'],
  ['专精特新', '专精特新中小企业'],
  ['小巨人', '专精特新“小巨人”企业'],
  ['算力券', '算力补贴', '算力服务'],
  ['科技券', '科技创新券'],
  ['创新券', '科技创新券'],
  ['数转', '数字化转型'],
  ['智改数转', '数字化转型', '智能化改造'],
  ['信保', '出口信用保险'],
  ['跨境电商', '跨境电子商务'],
  ['社保', '社会保险'],
  ['知产', '知识产权'],
  ['双创', '创新创业'],
  ['产学研', '产学研合作'],
  ['成果转化', '科技成果转化'],
  ['新三板', '上市挂牌'],
  ['IPO', '上市'],
  ['ai', '人工智能'],
  ['大模型', '人工智能'],
  ['无人机', '低空经济'],
  ['农家乐', '民宿'],
  ['文创', '文化创意'],
  ['孵化器', '孵化载体'],
  ['众创空间', '孵化载体'],
  ['海归', '留学回国人员'],
  ['碳减排', '节能降碳'],
];

/** Words that mean the same to whoever looks for money of the district. */
const synonyms: readonly (readonly [word: string, ...means: string[]])[] = [
  ['租房补贴', '房租补贴', '租金补贴', '住房补贴', '租房和生活补贴'],
  ['租房', '房租', '租金'],
  ['办公用房', '办公场地'],
  ['补贴', '补助', '资助'],
  ['奖励', '奖金', '奖补'],
  ['贴息', '贷款贴息', '利息补贴'],
  ['大学生', '高校毕业生', '毕业生'],
  ['设备更新', '设备购置'],
  ['数字化改造', '数字化转型'],
  ['免申即享', '免申请'],
  ['节能', '节能降碳', '绿色低碳'],
  ['外贸', '进出口', '对外贸易'],
  ['展会', '会展', '展览'],
  ['人才补贴', '人才生活补贴'],
  ['公示', '名单公示'],
  ['融资担保', '担保费'],
  ['培训补贴', '技能培训补贴'],
];

/** The synonyms and short forms that an installation begins with; editors run them from then on. */
export const firstSynonyms: readonly ThesaurusRow[] = [
  ...shortForms.map(([word, ...means]): ThesaurusRow => ({ kind: 'abbreviation', word, means })),
  ...synonyms.map(([word, ...means]): ThesaurusRow => ({ kind: 'synonym', word, means })),
];
