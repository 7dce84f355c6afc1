import { composeForm } from './parts/compose.ts';
import { choice, date, invoiceNo, list, number, text, when, yesNo } from './parts/fields.ts';
import { lastedFor, shareOf, total, withinStandard } from './parts/rules.ts';
import { amount, ending } from './parts/shared-parts.ts';

/** A scene of artificial intelligence that is in use. */
export const aiSceneForm = composeForm('form_ai_scene', {
  title: ['人工智能应用示范场景补助申请表', 'Application for a subsidy of an AI scene'],
  fields: [
    text('sceneName', ['场景名称', 'Scene']),
    text('siteAddress', ['场景地点', 'Where it runs'], 200),
    date('onlineOn', ['上线运行日期', 'In use since']),
    choice('modelSource', ['核心算法或模型来源', 'Source of the model'], {
      own: ['自主研发', 'Developed by the applicant'],
      licensed: ['合法授权', 'Licensed'],
    }),
    when('modelSource', 'licensed', text('licensor', ['授权方', 'Licensor'])),
    yesNo('isGenerative', ['是否提供生成式服务', 'Is it a generative service?']),
    when('isGenerative', 'yes', text('filingNo', ['备案或登记号', 'Registration number'], 60)),
    list('investList', ['场景建设投入', 'Expenditure'], {
      fields: [text('item', ['投入项目', 'Item']), invoiceNo(), amount()],
    }),
    number('investWan', ['建设投入合计（万元）', 'Total expenditure (CNY 10,000)']),
    list('metricList', ['应用成效', 'What came of it'], {
      fields: [
        text('name', ['指标', 'Figure']),
        text('target', ['目标值', 'Target'], 60),
        text('reached', ['实际值', 'Reached'], 60),
      ],
    }),
    ...ending(60),
  ],
  rules: [
    lastedFor(90, 'onlineOn', [
      '场景须已上线运行三个月以上',
      'The scene must have been in use for three months',
    ]),
    total('investWan', 'investList', 'amountWan'),
    withinStandard(shareOf('investWan', 0.2), ['建设投入的20%', '20% of the expenditure']),
  ],
});
