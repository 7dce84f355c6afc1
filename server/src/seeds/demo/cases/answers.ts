import { paperNo, parts, period, purchases, share } from './papers.ts';
import type { Answers, Facts } from './papers.ts';

/** The answers that are each support mode's own. */
export const answersBy: Record<string, (facts: Facts) => Answers> = {
  award: (facts) => ({
    awardCase: 'first',
    ...(facts.standard.includes('突破') && {
      awardCase: 'step',
      indicatorYear: Number(facts.day.slice(0, 4)) - 1,
      indicatorAmountWan: 5260 + facts.serial,
    }),
    recognitionName: facts.title.replace(/奖励|资助/, ''),
    issuingAuthority: '江屿市人民政府',
    recognitionLevel: 'municipal',
    certificateNo: paperNo('JY', facts),
    recognitionDate: facts.ago(120),
    hasReceived: 'no',
  }),

  subsidy: (facts) => ({
    ...period(facts),
    totalInvestWan: share(facts.amountWan, 8),
    eligibleAmountWan: share(facts.amountWan, 6),
    purchaseMode: 'own',
    equipList: parts(share(facts.amountWan, 6)).map((amountWan, row) => ({
      ...{ name: purchases[row], model: `YL-${200 + row * 10}`, supplier: '江屿市汇岚设备有限公司' },
      invoiceNo: paperNo('26449', facts, row),
      amountWan,
      paidOn: facts.ago(60 + row * 9),
    })),
    hasOtherFunding: 'no',
    outcome: '投入使用后人均产出提高两成以上，单位能耗下降一成，新增岗位十二个。',
  }),

  reviewed: (facts) => ({
    ...period(facts),
    innovation: '在区内首次把该做法用于日常经营，流程、接口和数据口径可供同行复制。',
    siteAddress: '江屿市云澜区启港街道云帆路8号',
    totalInvestWan: share(facts.amountWan, 5),
    budgetList: parts(share(facts.amountWan, 5)).map((amountWan, row) => ({
      item: purchases[row],
      amountWan,
    })),
    targetList: [
      { name: '服务企业数', target: '不少于30家', reached: '36家' },
      { name: '用户满意度', target: '不低于90%', reached: '94%' },
    ],
    canVisit: 'yes',
  }),

  employment: (facts) => ({
    ...(facts.title.includes('培训') ? training(facts) : hiring(facts)),
    headcount: 20,
  }),

  talent: (facts) => ({
    ...(facts.title.includes('毕业生')
      ? { talentKind: 'graduate', degree: 'master', school: '江屿大学', graduatedOn: facts.ago(500) }
      : { talentKind: 'high_level', talentLevel: 'D' }),
    employer: facts.companyName,
    position: '研发工程师',
    contractStart: facts.ago(400),
    contractEnd: facts.ago(-700),
    ...{
      insuredMonths: 13,
      hasHome: 'no',
      rentAddress: '江屿市云澜区澜湾街道望澜里3栋',
      monthlyRentYuan: 1800,
    },
  }),

  rent: (facts) => ({
    premisesAddress: '江屿市云澜区云岭街道创意园6栋2层',
    landlord: '江屿市云岭产业园运营有限公司',
    areaSqm: 260 + facts.serial,
    leaseStart: facts.ago(420),
    leaseEnd: facts.ago(-310),
    isFiled: 'yes',
    filingNo: paperNo('ZL', facts),
    isSublet: 'no',
    rentList: parts(share(facts.amountWan, 2)).map((amountWan, row) => ({
      ...{ period: `第${row + 1}期`, amountWan, invoiceNo: paperNo('26330', facts, row) },
    })),
    totalRentWan: share(facts.amountWan, 2),
  }),

  interest: (facts) => ({
    loanUse: '采购原材料和支付生产线运转所需的流动资金。',
    loanList: parts(share(facts.amountWan, 3)).map((interestWan, row) => ({
      bank: '江屿银行云澜支行',
      contractNo: paperNo('JK', facts, row),
      principalWan: share(interestWan, 25),
      annualRate: 4,
      interestWan,
      startOn: facts.ago(360 - row * 20),
      endOn: facts.ago(row * -30),
    })),
    totalInterestWan: share(facts.amountWan, 3),
    companyKind: 'general',
    isGuaranteed: 'no',
  }),
};

const training = (facts: Facts): Answers => ({
  programme: 'training',
  trainingBody: '云澜区产业工人实训中心',
  classList: ['钳工', '电工', '数控车工', '焊工', '工业机器人系统操作员'].map((trade, row) => ({
    ...{ className: `${trade}第${facts.serial}期`, level: row < 3 ? 'intermediate' : 'senior' },
    ...{
      startOn: facts.ago(200 - row * 20),
      endOn: facts.ago(160 - row * 20),
      trainees: 4,
      certified: 4 - (row % 2),
    },
  })),
});

const hiring = (facts: Facts): Answers => ({
  programme: 'hiring',
  hireList: [90, 60].map((days) => ({ month: facts.ago(days).slice(0, 7), hires: 10, insuredMonths: 3 })),
});
