import { Tag } from 'antd';

/** How urgent or settled a state is; its colour says the same as its word. */
export type Tone = 'quiet' | 'active' | 'good' | 'attention' | 'bad';

const colours: Record<Tone, string> = {
  quiet: 'default',
  active: 'processing',
  good: 'success',
  attention: 'warning',
  bad: 'error',
};

/** A state as a coloured word. */
export function StateTag({ tone, text }: { tone: Tone; text: string }) {
  return <Tag color={colours[tone]}>{text}</Tag>;
}
