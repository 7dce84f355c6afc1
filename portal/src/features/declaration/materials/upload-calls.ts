import { putFile } from '@policy/shared/client/put-file.ts';
import type { FileView } from '@policy/shared/contract/application/calls.ts';
import { applicationFilePath } from '@policy/shared/contract/application/paths.ts';

import { http } from '../../../lib/browser/browser-session.ts';
import type { UploadPorts } from './upload-queue.ts';

/** The calls that bring the files of an application to the server and away from it. */
export const uploadPorts = (applicationId: string): UploadPorts => ({
  async put(file, onProgress) {
    const { attachId } = await putFile(http, { file, purpose: 'applicationMaterial' }, onProgress);
    return attachId;
  },
  handIn: (materialId, attachId) =>
    http.post<FileView>(`${applicationFilePath}/submit`, { applicationId, materialId, attachId }),
  takeBack: (id) => http.post(`${applicationFilePath}/remove`, undefined, { query: { ids: id } }),
});
