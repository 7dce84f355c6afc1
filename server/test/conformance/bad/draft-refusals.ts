import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { FieldKind } from '@policy/shared/contract/kit/field.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { expect, test } from 'vitest';
import type { z } from 'zod';

import { writableFields } from '../sample-draft.ts';
import { pathsOf } from '../verbs.ts';
import type { Fixture } from '../fixture.ts';

const picked: readonly FieldKind[] = [
  'flag',
  'choice',
  'choices',
  'numericChoice',
  'reference',
  'references',
];
const asks = {
  zh: (kind: FieldKind, label: string) => (picked.includes(kind) ? `请选择${label}` : `请输入${label}`),
  en: (kind: FieldKind, label: string) => (picked.includes(kind) ? `Select ${label}` : `Enter ${label}`),
};

const takesTexts = (schema: z.ZodType) => schema.safeParse(['一句话']).success;

/** How an entity refuses a draft that is not whole, field by field, in both languages. */
export function draftRefusals(world: () => Fixture, entity: Entity) {
  const { submit } = pathsOf(entity) as Record<string, string>;
  const required = writableFields(entity).filter(({ meta }) => meta.required);
  const sentences = (locale: 'zh' | 'en', asked: typeof required) => {
    const { fields } = catalogue(locale).entity(entity.name);
    return asked.map(({ key, meta }) => ({
      field: key,
      message: asks[locale](meta.kind, fields[key] ?? ''),
    }));
  };

  test.each(['zh', 'en'] as const)('an empty draft is asked for field by field in %s', async (locale) => {
    const errors = sentences(
      locale,
      required.filter(({ meta }) => meta.initial === undefined),
    );
    const answer = await world().admin.post(submit!, {}, { 'accept-language': locale });
    expect(answer.status).toBe(400);
    const data = { errors, traceId: answer.headers['x-request-id'] };
    expect(answer.body).toEqual({ code: 400, success: false, msg: errors[0]?.message, data });
  });

  test.each(['', null])('a required field that is given as %j is asked for as well', async (nothing) => {
    const blank = Object.fromEntries(required.map(({ key }) => [key, nothing]));
    const { body } = await world().admin.post(submit!, { ...world().draftOf(entity), ...blank });
    expect(body).toMatchObject({ code: 400, data: { errors: sentences('zh', required) } });
  });

  test('a change may leave a required field out and may not empty it', async () => {
    const { id, version } = await world().add(entity);
    const field = required[0]!;
    const { body } = await world().admin.post(submit!, { id, version, [field.key]: '' });
    expect(body).toMatchObject({ code: 400, msg: sentences('zh', [field])[0]!.message });
  });

  if (entity.unique)
    test.each([...entity.unique])('no two rows share %s', async (key) => {
      const first = await world().add(entity);
      const label = catalogue('zh').entity(entity.name).fields[key] ?? '';
      const draft = { ...world().draftOf(entity), [key]: first[key] };
      expect((await world().admin.post(submit!, draft)).body).toMatchObject({
        code: 400,
        msg: `${label}已存在`,
      });
    });

  const texts = writableFields(entity).filter(
    ({ schema, meta }) => meta.kind === 'json' && takesTexts(schema),
  );
  test.runIf(texts.length > 0)('texts inside a structured field are read as they are written', async () => {
    for (const { key } of texts) {
      const message = `${catalogue('zh').entity(entity.name).fields[key] ?? ''}含有控制字符`;
      const { body } = await world().admin.post(submit!, {
        ...world().draftOf(entity),
        [key]: ['甲\u202E乙'],
      });
      expect(body).toMatchObject({
        ...{ code: 400, msg: expect.stringContaining(message) as string },
        data: { errors: [{ field: key }] },
      });
    }
  });

  test('what is no draft at all is refused', async () => {
    for (const payload of [[], [{}], ['x']]) {
      const { body } = await world().admin.post(submit!, payload);
      expect(body).toMatchObject({ code: 400, msg: '请求参数不正确' });
    }
  });
}
