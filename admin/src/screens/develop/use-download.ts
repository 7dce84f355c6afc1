import { saveFile } from '../../kit/page/save-file.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

/** Fetches entries' generated files and hands them to the browser; the frame tells a refusal. */
export function useDownload() {
  const { http } = useWorkplace();
  return async (ids: readonly string[], system = 'all'): Promise<void> => {
    const body = { ids: ids.join(','), system };
    const zip = await http.postBlob('blade-develop/code/gen-code', body).catch(() => null);
    if (zip) saveFile(zip, 'generated.zip');
  };
}
