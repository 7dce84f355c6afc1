import { App, Button, Space } from 'antd';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { useFormCalls } from '../forms/form-calls.ts';
import { useDesignerWords } from './use-designer-words.ts';
import { useMayDesign } from './use-may-design.ts';

interface PortalPreviewProps {
  id: string;
  /** Saves what was changed, and tells whether it is saved now. */
  save: () => Promise<boolean>;
}

/** Shows the form as the portal draws it, in a tab or as wide as a phone; what was changed is saved first. */
export function PortalPreview({ id, save }: PortalPreviewProps) {
  const t = useDesignerWords();
  const calls = useFormCalls();
  const { message } = App.useApp();
  const mayDesign = useMayDesign();
  const show = async (tab: Window) => {
    if (mayDesign && !(await save())) {
      tab.close();
      return;
    }
    const { address } = await calls.preview(id);
    tab.location.replace(address);
  };
  const open = (features: string) => {
    // At once: after a call the browser would take it for a window that nobody asked for.
    const tab = window.open('', '_blank', features);
    if (!tab) return void message.warning(t('previewBlocked'));
    // The portal is another site: its page gets no hold of this one.
    tab.opener = null;
    tab.document.title = t('preview');
    return void show(tab).catch((error: unknown) => {
      tab.close();
      passOverRefusal(error);
    });
  };
  return (
    <Space wrap>
      <Button onClick={() => open('')}>{t('onPortal')}</Button>
      <Button onClick={() => open('width=390,height=844')}>{t('onPortalPhone')}</Button>
    </Space>
  );
}
