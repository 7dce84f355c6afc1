import { Descriptions } from 'antd';

import { RevealDialog } from '../../kit/acts/reveal-dialog.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useResourceWords } from './words/use-resource-words.ts';

interface RevealedMessage {
  phone: string;
  content: string;
}

/** Shows a message of the outbox to whoever says why he reads it; the log keeps both. */
export function MessageReveal({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useResourceWords();
  const { http } = useWorkplace();
  const ask = async (reason: string) => {
    const { phone, content } = await http.post<RevealedMessage>('blade-resource/sms-log/reveal', {
      id,
      reason,
    });
    const items = [
      { key: 'phone', label: t('phone'), children: phone },
      { key: 'content', label: t('content'), children: content },
    ];
    return <Descriptions column={1} items={items} />;
  };
  return <RevealDialog title={t('reveal')} {...{ ask, onClose }} />;
}
