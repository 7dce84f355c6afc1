import type { ApiDocument } from '@policy/shared/contract/api-document.ts';

const signed = [{ bladeAuth: [] }];
const refusals = { 400: { $ref: '#/components/responses/Refused400' } };
const done = {
  200: { description: '成功', content: { 'application/json': { schema: { type: 'boolean' } } } },
};

/** A small document with a call of each kind, for tests. */
export const sampleDocument: ApiDocument = {
  info: { description: '统一返回 `{code, data}`。' },
  servers: [{ url: '/' }],
  tags: [
    { name: 'file', description: '文件' },
    { name: 'policy', description: '政策' },
  ],
  paths: {
    '/api/policy/policyinfo/list': {
      get: {
        ...{ operationId: 'policyinfoList', tags: ['policy'], summary: '政策：列表', description: '公开。' },
        security: [{}, ...signed],
        parameters: [
          { $ref: '#/components/parameters/Size' },
          { name: 'title', in: 'query', description: '标题', schema: { type: 'string' } },
          { name: 'title_like', in: 'query', schema: { type: 'string' } },
        ],
        responses: { ...done, ...refusals },
      },
    },
    '/api/policy/policyinfo/submit': {
      post: {
        ...{ operationId: 'policyinfoSubmit', tags: ['policy'], summary: '政策：新增或修改' },
        ...{ description: '需要权限：`policyinfo_edit`。', security: signed, parameters: [] },
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/PolicyDraft' } } },
        },
        responses: { ...done, ...refusals },
      },
    },
    '/api/blade-auth/oauth/token': {
      post: {
        ...{ operationId: 'oauthToken', tags: ['file'], summary: '登录', description: '需要客户端凭证。' },
        ...{ security: [{ basic: [] }], parameters: [], responses: done },
      },
    },
    '/api/blade-resource/oss/endpoint/put-file': {
      post: {
        ...{ operationId: 'putFile', tags: ['file'], summary: '上传', description: '登录后可用。' },
        ...{ security: signed, parameters: [], responses: done },
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: { type: 'object', properties: { name: { type: 'string' }, file: { type: 'string' } } },
            },
          },
        },
      },
    },
    '/api/blade-resource/oss/endpoint/file/{file}': {
      get: {
        ...{ operationId: 'endpointFile', tags: ['file'], summary: '下载', description: '登录后可用。' },
        ...{ security: signed, responses: done },
        parameters: [
          { name: 'file', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'sign', in: 'query', required: true, schema: { type: 'string' } },
        ],
      },
    },
  },
  components: {
    parameters: {
      Size: { name: 'size', in: 'query', description: '每页条数', schema: { type: 'integer', maximum: 200 } },
    },
    responses: {
      Refused400: {
        description: '请求参数有误',
        content: {
          'application/json': { schema: { type: 'object', properties: { msg: { type: 'string' } } } },
        },
      },
    },
    schemas: {
      PolicyDraft: {
        type: 'object',
        properties: {
          title: { type: 'string', default: "the mayor's", description: '政策标题' },
          docNo: { type: 'string' },
          parent: { $ref: '#/components/schemas/TreeNode' },
        },
        required: ['title', 'parent'],
      },
      TreeNode: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          children: { type: 'array', items: { $ref: '#/components/schemas/TreeNode' } },
        },
      },
    },
  },
};
