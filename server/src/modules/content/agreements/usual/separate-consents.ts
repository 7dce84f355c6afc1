import type { AgreementKind } from '@policy/shared/contract/people/agreement-kinds.ts';

import { article } from './article.ts';
import type { UsualText } from './article.ts';

type Separate = Exclude<AgreementKind, 'userAgreement' | 'privacy'>;

/** The consents that are each given for one thing. */
export const separateConsents: Record<Separate, UsualText> = {
  idNumber: {
    title: '处理身份证号码的单独同意书',
    titleEn: 'Separate consent to the use of your identity number',
    body: article([
      ['处理什么', '您注册时填写的居民身份证号码，属于敏感个人信息。'],
      [
        '为什么需要',
        '用于确认申报人就是您本人，防止他人冒用您的身份申领资金，并查明同一人是否重复申领。没有其他方式能够同样可靠地做到。',
      ],
      [
        '怎样保护',
        '号码加密保存，页面只显示部分数字；比对使用带密钥的摘要，不使用号码本身。工作人员查看完整号码须说明理由并留痕，您可以看到记录。',
      ],
      ['对您的影响', '号码泄露可能导致他人冒用身份。如发生泄露，我们将及时通知您并采取补救措施。'],
      [
        '不同意或撤回',
        '您可以以企业经办人身份注册，无需提供身份证号码。撤回后，您不能以个人名义新建申报草稿、提交申报和发起流程，直至重新同意；已经提交的申报继续办理。',
      ],
    ]),
    bodyEn: article([
      ['What', 'The identity number that you give when you register. It is sensitive personal data.'],
      [
        'Why',
        'To be sure that you are the one who applies, so that nobody claims money in your name, and to see whether somebody claims twice. Nothing else does that as surely.',
      ],
      [
        'How it is protected',
        'It is kept encrypted and shown in part; comparisons use a keyed digest and not the number. An officer who looks at the whole of it states a reason that is recorded, and you can read the record.',
      ],
      [
        'What it means for you',
        'Whoever learns the number might act in your name. Should it leak, we tell you without delay and do what can be done.',
      ],
      [
        'If you do not agree, or withdraw',
        'You can register as a clerk of a company without it. After withdrawing you cannot begin or hand in applications or start processes for yourself until you agree again; what was handed in goes on.',
      ],
    ]),
  },
  bankAccount: {
    title: '处理收款账户的单独同意书',
    titleEn: 'Separate consent to the use of bank accounts',
    body: article([
      ['处理什么', '您填写的户名、开户行和账号。个人账户属于敏感个人信息。'],
      ['为什么需要', '用于把获批的资金拨付到该账户，并按会计制度留存凭证。'],
      [
        '怎样保护',
        '账号加密保存，页面只显示末四位；办理拨付的人员查看完整账号须说明理由并留痕。拨付时提供给财政部门和经办银行。',
      ],
      ['对您的影响', '账户信息泄露可能带来财产风险。平台不会以任何方式向您索要密码或验证码。'],
      [
        '不同意或撤回',
        '撤回后，您不能填写或修改收款账户；您以个人名义申报的资金不能拨付，直至重新同意。企业账户的资金照常拨付。已拨付办件的账户依会计法律保存，不因撤回而删除。',
      ],
    ]),
    bodyEn: article([
      [
        'What',
        'The holder, bank and number of the account that you enter. A personal account is sensitive data.',
      ],
      ['Why', 'To pay what was approved into this account, and to keep the voucher as accounting rules ask.'],
      [
        'How it is protected',
        'The number is kept encrypted and shown by its last four digits; who pays states a reason, which is recorded, to see the whole of it. The treasury and the bank are given it for the payment.',
      ],
      [
        'What it means for you',
        'Whoever learns of an account may try to get at it. We never ask for a password or a code of your bank.',
      ],
      [
        'If you do not agree, or withdraw',
        'You cannot enter or change an account, and what was approved for yourself cannot be paid until you agree again. Accounts of companies are paid as before. The accounts of paid cases are kept as accounting law asks.',
      ],
    ]),
  },
  sms: {
    title: '接收短信通知的同意书',
    titleEn: 'Consent to notices by SMS',
    body: article([
      ['发送什么', '您办件的进度、补正、拨付等通知短信，发送到您的手机号码和您为企业留的联系电话。'],
      ['不发送什么', '不发送商业广告。'],
      [
        '不同意或撤回',
        '不再发送上述通知短信，通知仍在平台的消息中。验证码、找回密码、注册结果和账号安全提醒不受影响：这些短信由您的操作引起，或关系账号安全。请留意消息，以免错过补正期限。',
      ],
    ]),
    bodyEn: article([
      [
        'What is sent',
        'Notices about your cases, such as progress, corrections and payments, to your mobile number and to the one that you left for a company.',
      ],
      ['What is not', 'No advertising.'],
      [
        'If you do not agree, or withdraw',
        'No such notice is sent by SMS any more; it still stands among your messages here. Codes, new passwords, the result of a registration and warnings about your account are sent all the same: you asked for them, or your account needs them. Please look at your messages so that no period for a correction passes.',
      ],
    ]),
  },
  dataSharing: {
    title: '向登记部门核验信息的单独同意书',
    titleEn: 'Separate consent to checks with registers',
    body: article([
      [
        '提供什么、给谁',
        '注册时，平台把您的姓名和身份证号码，或企业的名称、统一社会信用代码和法定代表人，提供给实名认证服务和企业登记部门，对方只答复是否一致。',
      ],
      ['为什么需要', '用于自动核验，您无需再提交证明，审批更快。'],
      [
        '不同意或撤回',
        '不再向登记部门核验，由工作人员人工核对，可能请您补充证明，审批时间相应延长。此前的核验结果随注册申请保存。',
      ],
    ]),
    bodyEn: article([
      [
        'What, and to whom',
        'When you register, your name and identity number, or the name, credit code and legal representative of the company, are given to the real-name service and the company register. They answer only whether these agree.',
      ],
      ['Why', 'To check them at once, so that you need no further proof and are approved sooner.'],
      [
        'If you do not agree, or withdraw',
        'Registers are not asked any more. An officer looks himself, may ask you for a proof, and needs more time. The results of earlier checks stay with the registration.',
      ],
    ]),
  },
};
