import { article } from './article.ts';
import type { UsualText } from './article.ts';

/** What holds between the platform and whoever uses it. */
export const userAgreement: UsualText = {
  title: '政策兑现服务平台用户协议',
  titleEn: 'User agreement of the policy fulfilment platform',
  body: article([
    [
      '一、适用范围',
      '本协议适用于在政策兑现服务平台（以下简称“平台”）注册账号、查询政策、申报事项和办理流程的企业和个人。平台由页面底部所列的主办单位开办，承办单位负责运行。',
      '浏览政策、指南和公示无需注册，也无需同意本协议。',
    ],
    [
      '二、账号',
      '注册时请填写真实、准确的信息。企业账号由其经办人使用：企业是申报主体，经办人以本人账号办理，每一步操作都会记录是谁所为。',
      '账号由本人保管，请勿出借或转让。发现他人使用您的账号时，请立即修改密码、结束其他登录，并联系平台。',
    ],
    [
      '三、您的承诺',
      [
        '提交的信息和材料真实、完整，并有权提交；',
        '不以同一事实重复申领不得兼得的资金；',
        '不冒用他人身份，不干扰平台运行，不绕过平台的安全措施。',
      ],
      '弄虚作假的，主管部门依法不予兑现、追回资金，并可按规定记入信用记录。',
    ],
    [
      '四、平台的服务',
      '平台免费提供服务，如实公布事项的条件、材料、期限和办理结果。审核决定由主管部门作出；平台不就能否获批作出承诺。',
      '因维护需要暂停服务的，平台会提前公告；因暂停服务影响申报期限的，主管部门予以合理顺延。',
    ],
    [
      '五、办件归属',
      '以企业名义提交的申报和材料属于企业，经办人变更、离职或停用账号，均不影响企业继续办理。以个人名义提交的申报属于本人。',
    ],
    [
      '六、撤回同意与停用账号',
      '您可以随时在“账号与安全”页撤回对本协议的同意。撤回后不能新建申报草稿、提交申报和发起流程，已经提交的申报继续办理；重新同意后即可恢复。',
      '违反本协议第三条的，平台可以停用账号并说明理由；您可以向承办单位申诉。',
    ],
    [
      '七、协议的修订',
      '修订后的协议以新的版次发布，历史版次可以在平台查阅。修订涉及您的权利义务的，平台会再次征求您的同意；同意之前，您可以继续查看已有的办件。',
    ],
    [
      '八、争议',
      '对主管部门的决定不服的，可以依法申请行政复议或者提起行政诉讼。对平台服务有意见的，请通过页面底部的电话或邮箱联系我们。',
    ],
  ]),
  bodyEn: article([
    [
      '1. Scope',
      'This agreement holds for companies and individuals who register with the policy fulfilment platform (“the platform”), look up policies, apply for items and take part in processes. The platform is run by the authorities named at the foot of each page.',
      'Reading policies, guides and publicity lists needs neither an account nor this agreement.',
    ],
    [
      '2. Accounts',
      'Give true and exact information when you register. A company acts through its clerks: the company applies, each clerk works under an account of his own, and every step is recorded with who took it.',
      'Keep your account to yourself; do not lend it or pass it on. If somebody else uses it, change the password at once, end the other sign-ins and tell us.',
    ],
    [
      '3. What you promise',
      [
        'What you hand in is true and complete, and yours to hand in.',
        'You do not claim twice for one fact where grants exclude each other.',
        'You do not act under another name, disturb the platform or go around its security.',
      ],
      'Whoever deceives is not paid, pays back what he got, and may be noted in the credit record as the law provides.',
    ],
    [
      '4. What the platform does',
      'The service is free. Conditions, materials, periods and results are published as they are. Decisions are made by the agency in charge; the platform promises none.',
      'Interruptions for maintenance are announced. Where one touches a period for applying, the agency extends it reasonably.',
    ],
    [
      '5. Whose a case is',
      'What is handed in for a company belongs to the company, whoever of its clerks leaves, changes or loses his account. What you hand in for yourself is yours.',
    ],
    [
      '6. Withdrawing and closing',
      'You may withdraw your consent to this agreement on the page “Account and safety” at any time. You cannot begin or hand in applications or start processes after that; what was handed in goes on. Agree again and you can go on yourself.',
      'An account that is used against section 3 may be disabled with a reason; you may appeal to the operator.',
    ],
    [
      '7. Changes',
      'A change is published as a new edition, and former editions stay readable. Where it touches your rights or duties you are asked again; until you have agreed you can still read your cases.',
    ],
    [
      '8. Disputes',
      'Against a decision of an agency you may ask for administrative reconsideration or go to court as the law provides. About the service, please write or call us: the foot of each page says where.',
    ],
  ]),
};
