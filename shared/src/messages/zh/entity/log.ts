import type { EntityCatalogue } from '../../kit.ts';

const place = { serviceId: '服务id', serverHost: '服务host', serverIp: '服务ip', env: '软件环境' };

/** Logs in Chinese. */
export const logEntities = {
  apiLog: {
    title: '接口日志',
    fields: {
      ...place,
      title: '日志名',
      method: '请求方法',
      requestUri: '请求接口',
      statusCode: '状态码',
      time: '耗时（毫秒）',
      createBy: '操作人',
      remoteIp: '客户端ip',
      traceId: '追踪编号',
      userAgent: '用户代理',
      params: '请求数据',
    },
    choices: {},
  },
  usualLog: {
    title: '通用日志',
    fields: {
      ...place,
      logLevel: '日志级别',
      logId: '日志id',
      logData: '日志数据',
      requestUri: '请求接口',
      createBy: '操作人',
      remoteIp: '客户端ip',
      traceId: '追踪编号',
      userAgent: '用户代理',
    },
    choices: { logLevel: { info: '信息', warn: '警告', error: '错误' } },
  },
  errorLog: {
    title: '错误日志',
    fields: {
      source: '来源',
      type: '异常名',
      message: '异常信息',
      url: '地址',
      userId: '操作人',
      traceId: '追踪编号',
      statusCode: '状态码',
      method: '请求方法',
      time: '发生时间',
      info: '附加信息',
      stack: '堆栈',
    },
    choices: { source: { server: '服务端', browser: '浏览器' } },
  },
  loginLog: {
    title: '登录日志',
    fields: {
      account: '账号',
      result: '结果',
      reason: '原因',
      grantType: '授权类型',
      clientId: '应用id',
      remoteIp: '客户端ip',
      userAgent: '用户代理',
    },
    choices: {
      result: {
        success: '登录成功',
        failure: '登录失败',
        locked: '账号锁定',
        logout: '退出',
        ended: '被下线',
        challenged: '待二次验证',
      },
      reason: {
        wrong: '用户名或密码错误',
        captcha: '验证码不正确',
        locked: '失败次数过多',
        client: '客户端认证失败',
        grant: '登录方式不可用',
        tenant: '租户不可用',
        noRole: '未分配角色',
        social: '第三方登录失败',
        secondStep: '密码正确，等待动态验证码',
        secondFactor: '动态验证码不正确或已失效',
        other: '其他',
      },
    },
  },
} satisfies Partial<EntityCatalogue>;
