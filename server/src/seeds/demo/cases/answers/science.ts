import { invoiceRows, paperNo, rowsOf, share, stepFor } from '../papers.ts';
import type { Answers, Facts } from '../papers.ts';

const { max, min } = Math;

/** Answers to the forms of science and software: what was researched, registered and founded. */
export const scienceAnswers: Record<string, (facts: Facts) => Answers> = {
  form_research: (facts) => {
    const baseWan = min(facts.amountWan, 200);
    // 3% of the first five million and 2% of the rest.
    const expenseWan = baseWan <= 15 ? share(baseWan, 1 / 0.03) : share(baseWan - 15, 50) + 500;
    return {
      expenseYear: facts.lastYear,
      projectList: rowsOf(expenseWan, (amountWan, index) => ({
        name: `研发项目第${index + 1}项`,
        ...{ ledgerNo: paperNo('RD', facts, index), amountWan },
      })),
      expenseWan,
      deductionWan: share(expenseWan, 0.9),
      formerExpenseWan: share(expenseWan, 0.8),
      baseWan,
      increaseWan: share(facts.amountWan - baseWan, 1),
    };
  },

  form_software: (facts) => {
    const milestone = stepFor(
      [
        ['m05', 15],
        ['m1', 30],
        ['m5', 100],
      ],
      facts.amountWan,
    );
    const softwareRevenueWan = { m05: 5000, m1: 10_000, m5: 50_000 }[milestone] + facts.serial;
    return {
      revenueYear: facts.lastYear,
      mainRevenueWan: share(softwareRevenueWan, 1.2),
      softwareRevenueWan,
      highestWan: share(softwareRevenueWan, 0.8),
      milestone,
      productList: rowsOf(share(softwareRevenueWan, 0.5), (amountWan, index) => ({
        name: `云岚工业软件第${index + 1}套`,
        ...{ certificateNo: paperNo('RZ', facts, index), amountWan },
      })),
    };
  },

  form_ai_scene: (facts) => {
    const investWan = share(facts.amountWan, 5);
    return {
      sceneName: '产线视觉质检示范场景',
      siteAddress: '江屿市云澜区启港街道云帆路8号',
      onlineOn: facts.ago(150),
      ...{ modelSource: 'own', isGenerative: 'no' },
      investList: rowsOf(investWan, (amountWan, index, item) => ({
        ...{ item, invoiceNo: paperNo('26449', facts, index), amountWan },
      })),
      investWan,
      metricList: [
        { name: '漏检率', target: '不高于0.5%', reached: '0.3%' },
        { name: '单件检测时间', target: '不超过2秒', reached: '1.4秒' },
      ],
    };
  },

  form_data_product: (facts) => {
    const registerAwardWan = facts.amountWan > 4 ? 4 : 0;
    const tradeAwardWan = share(facts.amountWan - registerAwardWan, 1);
    const tradeWan = share(tradeAwardWan, 20);
    return {
      exchange: '江屿数据交易所',
      productList: [0, 1].map((index) => ({
        name: `产业链数据集第${index + 1}期`,
        ...{ certificateNo: paperNo('SJ', facts, index), registeredOn: facts.ago(90 + index) },
      })),
      tradeList: rowsOf(tradeWan, (amountWan, index) => ({
        counterparty: '江屿市海岚重工有限公司',
        ...{ contractNo: paperNo('JY', facts, index), amountWan, paidOn: facts.ago(50 + index) },
      })),
      ...{ tradeWan, isRelated: 'no', registerAwardWan, tradeAwardWan },
    };
  },

  form_tech_contract: (facts) => {
    const techWan = share(facts.amountWan, 100);
    return {
      contractList: rowsOf(techWan, (amountWan, index) => ({
        contractNo: paperNo('HT', facts, index),
        kind: index < 3 ? 'development' : 'service',
        buyer: '江屿市海岚重工有限公司',
        ...{ signedOn: facts.ago(200 + index), registeredOn: facts.ago(180 + index) },
        ...{ amountWan, receivedWan: amountWan },
      })),
      ...{ techWan, isRelated: 'no' },
    };
  },

  form_platform: (facts) => ({
    platformName: '江屿市高端装备技术创新中心',
    platformLevel: stepFor(
      [
        ['municipal', 30],
        ['provincial', 100],
        ['national', 500],
      ],
      facts.amountWan,
    ),
    approver: '江屿市科学技术局',
    approvalNo: paperNo('PT', facts),
    ...{ approvedOn: `${facts.lastYear}-06-15`, accounting: 'independent' },
    ...{ taskStart: `${facts.lastYear}-07-01`, taskEnd: `${facts.lastYear + 3}-06-30` },
    budgetList: rowsOf(share(facts.amountWan, 3), (amountWan, _index, item) => ({ item, amountWan })),
    budgetWan: share(facts.amountWan, 3),
  }),

  form_incubator: (facts) => ({
    carrierName: '云澜科创孵化园',
    recognitionLevel: 'municipal',
    openedOn: facts.ago(1200),
    ...{ areaSqm: 12_000, usedSqm: 9600, tenants: 46, newTenants: 12, graduates: 5 },
    grade: stepFor(
      [
        ['passed', 10],
        ['good', 30],
        ['excellent', 50],
      ],
      facts.amountWan,
    ),
  }),

  form_voucher: (facts) => {
    const feeWan = max(share(facts.amountWan, 2.5), 1);
    return {
      voucherNo: paperNo('CXQ', facts),
      ...{ voucherStart: facts.ago(300), voucherEnd: facts.ago(-60) },
      provider: '江屿市检验检测研究院',
      serviceName: '样机环境适应性试验与检测',
      contractNo: paperNo('FW', facts),
      contractOn: facts.ago(200),
      invoiceList: invoiceRows(facts, feeWan),
      ...{ feeWan, isRelated: 'no' },
    };
  },
};
