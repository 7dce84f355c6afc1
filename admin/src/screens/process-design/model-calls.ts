import { useMemo } from 'react';

import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import type { Page, RowOf } from '@policy/shared/contract/kit/entity.ts';
import type {
  DeployedVersion,
  ModelCheck,
  ModelOffers,
  VersionDetail,
} from '@policy/shared/contract/process-design/calls.ts';
import type { OfferedForm } from '@policy/shared/contract/process-design/form-offers.ts';
import type { ModelScope, PersonInScope, ScopeType } from '@policy/shared/contract/process-design/scope.ts';
import type { StartValues, TrialInput, TrialResult } from '@policy/shared/contract/process-design/trial.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';

/** A model as it is kept. */
export type Model = RowOf<typeof processModel>;
/** What deploying answered. */
export interface Deployed {
  version: number;
  /** In how many it was deployed. */
  tenants: number;
  warnings: ModelCheck['warnings'];
}

interface Deploying {
  id: string;
  note?: string;
  version?: number;
  /** Under which category it is filed from now on. */
  categoryId?: string | null;
  /** With commas between them. */
  tenantIds?: string;
}

/** The calls of models and of their versions, beyond those of every entity. */
export function useModelCalls() {
  const { http } = useWorkplace();
  return useMemo(() => {
    const at = (verb: string) => `${processModel.path}/${verb}`;
    return {
      whole: (id: string) => http.get<Model>(at('detail'), { id }),
      save: (draft: { id: string; xml: string; version: number }) => http.post<Model>(at('submit'), draft),
      add: (draft: { modelKey: string; name: string; xml: string }) => http.post<Model>(at('submit'), draft),
      offers: () => http.get<ModelOffers>(at('offers')),
      forms: (asked: { keyword?: string; key?: string; current: number; size: number }) =>
        http.get<Page<OfferedForm>>(at('forms'), asked),
      check: (modelKey: string, xml: string) => http.post<ModelCheck>(at('check'), { modelKey, xml }),
      scope: (modelId: string) => http.get<ModelScope>(at('scope/list'), { modelId }),
      previewScope: (asked: { type: ScopeType; ids: string; current: number; size: number }) =>
        http.get<Page<PersonInScope>>(at('scope/preview'), asked),
      setScope: (asked: { modelId: string; type: ScopeType; ids: readonly string[]; rev: string }) =>
        http.post(at('scope/submit'), asked),
      startValues: (drawn: { modelKey: string; xml: string }) =>
        http.post<StartValues>(at('startValues'), drawn),
      trial: (asked: TrialInput) => http.post<TrialResult>(at('trial'), asked),
      deploy: (asked: Deploying) => http.post<Deployed>(at('deploy'), asked),
      copy: (asked: { id: string; modelKey: string; name: string }) => http.post(at('copy'), asked),
      file: (ids: readonly string[], categoryId: string | null) =>
        http.post(at('changeCategory'), { ids: ids.join(','), categoryId }),
      setIcon: (ids: readonly string[], icon: string | null) =>
        http.post(at('changeIcon'), { ids: ids.join(','), icon }),
      archive: (id: string) => http.post(at('archive'), { ids: id }),
      unarchive: (id: string) => http.post(at('unarchive'), { ids: id }),
      removeVersion: (id: string) => http.post('blade-workflow/design/deployment/remove', { ids: id }),
      versions: (query: Record<string, unknown>) =>
        http.get<Page<DeployedVersion>>(at('history/list'), query),
      version: (id: string) => http.get<VersionDetail>(at('history/detail'), { id }),
      setMain: (id: string) => http.post(at('history/setMainVersion'), { id }),
      restore: (id: string, version: number) => http.post(at('history/restore'), { id, version }),
    };
  }, [http]);
}

/** The same, as parts of a page take them. */
export type ModelCalls = ReturnType<typeof useModelCalls>;
