import { useEffect, useState } from 'react';
import { App, Form } from 'antd';
import { useTranslations } from 'use-intl';
import { z } from 'zod';

import { ApiError } from '@policy/shared/client/api-error.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import { tellAtFields } from '../acts/tell-at-fields.ts';
import type { EntityField, FormValues, Row } from '../entity/fields.ts';
import { useEntity } from '../entity/use-entity.ts';
import { draftOf, startOf } from '../forms/form-values.ts';
import { valuesIn } from './changes.ts';
import { useLeaveConfirmation } from '../page/leave-confirmation.ts';
import { useProblems } from './use-problems.ts';
import { useStanding } from './use-standing.ts';

interface EditorOptions {
  entity: Entity;
  /** The row as it was last read; absent while a new one is written. */
  row: Row | undefined;
  fields: readonly EntityField[];
  /** Reads the row once more, after it was saved or refused as outdated. */
  reload: () => Promise<unknown>;
  onAdded: (id: string) => void;
}

const added = z.object({ id: z.string() });
const conflict = 409;

/**
 * The form of a full page. It goes on from the newest row as long as nothing was changed in it; what was changed
 * stays until it is saved, and where somebody else has saved meanwhile, `standing.isBehind` says so.
 */
export function useEditor({ entity, row, fields, reload, onAdded }: EditorOptions) {
  const t = useTranslations('kit');
  const { message } = App.useApp();
  const [form] = Form.useForm<FormValues>();
  const calls = useEntity(entity);
  const problems = useProblems(form);
  const standing = useStanding({ form, fields, row });
  const { base, settle } = standing;
  const [newId, setNewId] = useState<string>();
  useLeaveConfirmation(standing.isDirty, true);
  useEffect(() => {
    // Behind the question on leaving, which lets go of the page only once it was drawn with nothing unsaved.
    if (newId !== undefined) onAdded(newId);
    // Left once for the row that was added.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [newId]);
  const send = async (filled: FormValues) => {
    const identity = base ? { id: base.id, version: base['version'] } : {};
    const sent = valuesIn(form);
    const answer = await calls.submit({
      ...draftOf(fields, filled, { ...base, ...startOf(fields, base) }),
      ...identity,
    });
    void message.success(t(base ? 'updated' : 'added'));
    settle(sent);
    if (base) await reload();
    else setNewId(added.parse(answer).id);
  };
  /** Whether what stands in the form is saved now. */
  const save = async (): Promise<boolean> => {
    const filled = await form.validateFields().catch(() => undefined);
    problems.count();
    if (!filled) {
      problems.showFirst();
      return false;
    }
    try {
      await send(filled);
      return true;
    } catch (error) {
      tellAtFields(form, error);
      problems.count();
      problems.showFirst();
      if (error instanceof ApiError && error.code === conflict) await reload();
      return false;
    }
  };
  return { form, problems, standing, save };
}
